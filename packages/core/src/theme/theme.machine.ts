import { assign, emit, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { Theme } from './theme.ts';

type Context = {
  /** What the person chose here; null follows the system. */
  readonly chosen: Theme | null;
  readonly system: Theme;
};

const current = ({ chosen, system }: Context): Theme => chosen ?? system;
const other = (theme: Theme): Theme => (theme === 'dark' ? 'light' : 'dark');

/** Light or dark: the system's setting until somebody toggles it. Source: specification, section 4. */
export const themeMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Context,
    events: {} as { type: 'theme.toggled' } | { type: 'system.changed'; theme: Theme },
    emitted: {} as { type: 'theme.chosen'; theme: Theme },
  },
  actions: {
    choose: assign(({ context }) => ({ chosen: other(current(context)) })),
    tellChoice: emit(({ context }) => ({ type: 'theme.chosen' as const, theme: current(context) })),
    followSystem: assign((_, system: Theme) => ({ system })),
  },
}).createMachine({
  id: 'theme',
  context: ({ input }) => input,
  on: {
    'theme.toggled': { actions: ['choose', 'tellChoice'] },
    'system.changed': { actions: { type: 'followSystem', params: ({ event }) => event.theme } },
  },
});

export const selectTheme = ({ context }: SnapshotFrom<typeof themeMachine>): Theme => current(context);
