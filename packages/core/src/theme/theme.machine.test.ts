import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { unreached } from '../machine-walk.fixtures.ts';
import { createThemeActors } from './theme.actors.ts';
import { type Theme, THEME_KEY, selectTheme, themeMachine } from './theme.machine.ts';

async function start(system: Theme, kept: string | null = null) {
  let stored = kept;
  const keyValue = {
    read: (key: string) => (key === THEME_KEY ? stored : null),
    write: (_: string, value: string) => {
      stored = value;
    },
    remove: () => {},
  };
  const actor = createActor(themeMachine.provide({ actors: createThemeActors({ keyValue }) }), {
    input: { system },
  }).start();
  await vi.waitFor(() => expect(actor.getSnapshot().matches('restoring')).toBe(false));
  return { actor, theme: () => selectTheme(actor.getSnapshot()), stored: () => stored };
}

describe('the theme machine', () => {
  it('comes by every state and transition', () => {
    const restored = (output: string) => ({ type: 'xstate.done.actor.0.theme.restoring', output }) as const;
    const events = [
      { type: 'theme.toggled' },
      { type: 'theme.chosen', choice: 'system' },
      { type: 'theme.chosen', choice: 'light' },
      { type: 'theme.chosen', choice: 'dark' },
      { type: 'systemTheme.changed', theme: 'dark' },
      restored('system'),
      restored('light'),
      restored('dark'),
      { type: 'xstate.error.actor.0.theme.restoring', error: new Error('broken') },
    ] as const;
    expect(
      unreached(themeMachine, { inputs: [{ system: 'light' }], events, distinguish: ({ context }) => context }),
    ).toEqual([]);
  });

  it('follows the system until somebody toggles', async () => {
    const { actor, theme } = await start('light');
    actor.send({ type: 'systemTheme.changed', theme: 'dark' });
    expect(theme()).toBe('dark');
    actor.send({ type: 'theme.toggled' });
    expect(theme()).toBe('light');
    actor.send({ type: 'systemTheme.changed', theme: 'light' });
    actor.send({ type: 'theme.toggled' });
    expect(theme()).toBe('dark');
  });

  it('keeps the choice and comes back with it', async () => {
    const { actor, stored } = await start('light');
    actor.send({ type: 'theme.toggled' });
    expect(stored()).toBe('{"version":1,"value":"dark"}');
    const again = await start('light', stored());
    expect(again.theme()).toBe('dark');
    again.actor.send({ type: 'theme.chosen', choice: 'system' });
    expect([again.theme(), again.stored()]).toEqual(['light', '{"version":1,"value":"system"}']);
  });

  it('drops a choice that cannot be read', async () => {
    expect((await start('dark', '{"version":1,"value":"pink"}')).theme()).toBe('dark');
  });
});
