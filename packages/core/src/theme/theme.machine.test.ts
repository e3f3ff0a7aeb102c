import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { unreached } from '../machine-walk.fixtures.ts';
import {
  createThemeActors,
  THEMES,
  THEME_CHOICES,
  type Theme,
  selectChoice,
  selectTheme,
  themeMachine,
} from './theme.machine.ts';

const blocked = () => {
  throw new Error('blocked');
};

async function start(
  system: Theme,
  saved: string | null = null,
  device: { read?: () => never; write?: () => never } = {},
) {
  const values = new Map(saved === null ? [] : [['theme', saved]]);
  const keyValue = {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => void values.set(key, value),
    remove: () => {},
    ...device,
  };
  const actor = createActor(themeMachine.provide({ actors: createThemeActors({ keyValue }) }), {
    input: { system },
  }).start();
  await vi.waitFor(() => expect(actor.getSnapshot().matches('restoring')).toBe(false));
  return { actor, current: () => selectTheme(actor.getSnapshot()), stored: () => values.get('theme') };
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
      ...(['restoring', 'system', 'light', 'dark'] as const).map(
        (state) => ({ type: `xstate.error.actor.0.theme.${state}`, error: new Error('broken') }) as const,
      ),
    ] as const;
    expect(
      unreached(themeMachine, { inputs: [{ system: 'light' }], events, distinguish: ({ context }) => context }),
    ).toEqual([]);
  });

  it('follows the system until somebody toggles', async () => {
    const { actor, current } = await start('light');
    actor.send({ type: 'systemTheme.changed', theme: 'dark' });
    expect(current()).toBe('dark');
    actor.send({ type: 'theme.toggled' });
    expect(current()).toBe('light');
    actor.send({ type: 'systemTheme.changed', theme: 'light' });
    actor.send({ type: 'theme.toggled' });
    expect(current()).toBe('dark');
  });

  it('keeps the choice and comes back with it', async () => {
    const { actor, stored } = await start('light');
    actor.send({ type: 'theme.toggled' });
    expect(stored()).toBe('{"version":1,"value":"dark"}');
    const again = await start('light', stored());
    expect(again.current()).toBe('dark');
    again.actor.send({ type: 'theme.chosen', choice: 'system' });
    expect([again.current(), again.stored()]).toEqual(['light', '{"version":1,"value":"system"}']);
  });

  it.each(['light', 'dark'] as const)('comes back %s, and stays so whatever the system says', async (saved) => {
    const system = saved === 'light' ? 'dark' : 'light';
    const { actor, current, stored } = await start(system, `{"version":1,"value":"${saved}"}`);
    expect(current()).toBe(saved);
    actor.send({ type: 'systemTheme.changed', theme: system });
    expect([current(), stored()]).toEqual([saved, `{"version":1,"value":"${saved}"}`]);
  });

  it.each([
    ['light', 'dark', 'light'],
    ['dark', 'light', 'dark'],
    ['system', 'dark', 'dark'],
  ] as const)('takes %s as chosen while the system is %s, and keeps it', async (choice, system, expected) => {
    const { actor, current, stored } = await start(system, `{"version":1,"value":"${system}"}`);
    actor.send({ type: 'theme.chosen', choice });
    expect([current(), stored()]).toEqual([expected, `{"version":1,"value":"${choice}"}`]);
  });

  it.each([
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const)('toggles from %s to %s and back, and keeps both', async (first, second) => {
    const { actor, current, stored } = await start('light', `{"version":1,"value":"${first}"}`);
    actor.send({ type: 'theme.toggled' });
    expect([current(), stored()]).toEqual([second, `{"version":1,"value":"${second}"}`]);
    actor.send({ type: 'theme.toggled' });
    expect([current(), stored()]).toEqual([first, `{"version":1,"value":"${first}"}`]);
  });

  it('says what was chosen, so that a choice can be taken back', async () => {
    const { actor, current } = await start('light');
    const choice = () => selectChoice(actor.getSnapshot());
    expect(choice()).toBe('system');
    actor.send({ type: 'theme.toggled' });
    expect(choice()).toBe('dark');
    actor.send({ type: 'theme.toggled' });
    expect(choice()).toBe('light');
    actor.send({ type: 'theme.chosen', choice: 'system' });
    actor.send({ type: 'systemTheme.changed', theme: 'dark' });
    expect([choice(), current()]).toEqual(['system', 'dark']);
  });

  it.each([
    ['another value', '{"version":1,"value":"pink"}'],
    ['another version', '{"version":2,"value":"light"}'],
    ['no JSON', 'light'],
  ])('follows the system when what is kept is %s', async (_, saved) => {
    expect((await start('dark', saved)).current()).toBe('dark');
  });

  it('follows the system when nothing can be read', async () => {
    const { current } = await start('dark', null, { read: blocked });
    expect(current()).toBe('dark');
  });

  it('goes on when nothing can be kept', async () => {
    const { actor, current } = await start('dark', null, { write: blocked });
    const follow = async (choice: 'system' | 'light' | 'dark') => {
      actor.send({ type: 'theme.chosen', choice });
      await new Promise((resolve) => setTimeout(resolve));
      return [actor.getSnapshot().status, current()];
    };
    expect(await follow('light')).toEqual(['active', 'light']);
    expect(await follow('dark')).toEqual(['active', 'dark']);
    actor.send({ type: 'systemTheme.changed', theme: 'light' });
    expect(await follow('system')).toEqual(['active', 'light']);
    actor.send({ type: 'theme.toggled' });
    expect(current()).toBe('dark');
  });

  it('knows two themes and three choices', () => {
    expect([THEMES, THEME_CHOICES]).toEqual([
      ['light', 'dark'],
      ['system', 'light', 'dark'],
    ]);
  });
});
