import { type SnapshotFrom, assign, fromPromise, setup } from 'xstate';
import type { KeyValuePort } from '../storage/key-value.port.ts';
import { type VersionedValue, readValue, writeValue } from '../storage/versioned-value.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The choices of a person; `system` follows the device. */
export const THEME_CHOICES = ['system', ...THEMES] as const;
type ThemeChoice = (typeof THEME_CHOICES)[number];

/** The storage key of the choice. */
export const THEME_KEY = 'theme';

export type ThemeEvent =
  | { type: 'theme.toggled' }
  | { type: 'theme.chosen'; choice: ThemeChoice }
  | { type: 'systemTheme.changed'; theme: Theme };

type Context = { system: Theme };

const restoreChoice = fromPromise<ThemeChoice>(() => {
  throw new Error('port not provided: keyValue');
});
const saveChoice = fromPromise<void, ThemeChoice>(() => {
  throw new Error('port not provided: keyValue');
});

/** Light or dark: the system's theme until a person chooses one. */
export const themeMachine = setup({
  types: { context: {} as Context, events: {} as ThemeEvent, input: {} as { system: Theme } },
  actors: { restoreChoice, storeChoice: saveChoice },
  guards: {
    isSystemDark: ({ context }) => context.system === 'dark',
    isChoice: (_, { choice, is }: { choice: ThemeChoice; is: ThemeChoice }) => choice === is,
  },
  actions: {
    setSystemTheme: assign((_, { theme: system }: { theme: Theme }) => ({ system })),
  },
}).createMachine({
  id: 'theme',
  context: ({ input }) => ({ system: input.system }),
  initial: 'restoring',
  on: {
    'systemTheme.changed': { actions: { type: 'setSystemTheme', params: ({ event }) => ({ theme: event.theme }) } },
    'theme.chosen': [
      { guard: { type: 'isChoice', params: ({ event }) => ({ choice: event.choice, is: 'light' }) }, target: '.light' },
      { guard: { type: 'isChoice', params: ({ event }) => ({ choice: event.choice, is: 'dark' }) }, target: '.dark' },
      { target: '.system' },
    ],
  },
  states: {
    restoring: {
      invoke: {
        src: 'restoreChoice',
        onDone: [
          {
            guard: { type: 'isChoice', params: ({ event }) => ({ choice: event.output, is: 'light' }) },
            target: 'light',
          },
          {
            guard: { type: 'isChoice', params: ({ event }) => ({ choice: event.output, is: 'dark' }) },
            target: 'dark',
          },
          { target: 'system' },
        ],
        onError: 'system',
      },
    },
    system: {
      // A choice that cannot be stored applies until the page is left.
      invoke: { src: 'storeChoice', input: 'system', onError: {} },
      on: { 'theme.toggled': [{ guard: 'isSystemDark', target: 'light' }, { target: 'dark' }] },
    },
    light: { invoke: { src: 'storeChoice', input: 'light', onError: {} }, on: { 'theme.toggled': 'dark' } },
    dark: { invoke: { src: 'storeChoice', input: 'dark', onError: {} }, on: { 'theme.toggled': 'light' } },
  },
});

type Snapshot = SnapshotFrom<typeof themeMachine>;

export function selectTheme(snapshot: Snapshot): Theme {
  if (snapshot.matches('light')) return 'light';
  return snapshot.matches('dark') ? 'dark' : snapshot.context.system;
}

/** The choice; `system` also while nothing has been read. */
export function selectChoice(snapshot: Snapshot): ThemeChoice {
  return THEMES.find((theme) => snapshot.matches(theme)) ?? 'system';
}

/** Every page needs the theme at once, so this check replaces a schema, which would be more code to send. */
const schema: VersionedValue<ThemeChoice>['schema'] = {
  safeParse: (value) => {
    const data = THEME_CHOICES.find((choice) => choice === value);
    return data === undefined ? { success: false } : { success: true, data };
  },
};
const storedChoice: VersionedValue<ThemeChoice> = { key: THEME_KEY, version: 1, schema };

/** The work of the theme machine, done through the ports. */
export const createThemeActors = ({ keyValue }: { readonly keyValue: KeyValuePort }) => ({
  restoreChoice: fromPromise<ThemeChoice>(async () => readValue(keyValue, storedChoice) ?? 'system'),
  storeChoice: fromPromise<void, ThemeChoice>(async ({ input }) => writeValue(keyValue, storedChoice, input)),
});
