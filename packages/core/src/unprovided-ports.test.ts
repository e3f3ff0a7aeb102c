import { describe, expect, it } from 'vitest';
import { type AnyActorLogic, type AnyStateMachine, createActor, toPromise } from 'xstate';
import { CORE_MODULES } from './core-modules.fixtures.ts';

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'implementations' in value && 'root' in value;

const machines = CORE_MODULES.flatMap(([, exported]) => Object.entries(exported)).flatMap(([name, value]) =>
  isMachine(value) ? [[name, value] as const] : [],
);

const stubs = machines.flatMap(([name, { implementations }]) =>
  Object.entries(implementations.actors as Record<string, AnyActorLogic>).map(
    ([actor, logic]) => [`${name}.${actor}`, logic] as const,
  ),
);

/** A host that forgets a port learns which one, instead of waiting forever. */
describe('without its port', () => {
  it('each machine is looked at', () => {
    expect(machines.length).toBeGreaterThan(10);
  });

  it.each(stubs)('%s says what is missing', async (_, logic) => {
    const actor = createActor(logic, { input: {} });
    const ended = toPromise(actor);
    actor.start();
    await expect(ended).rejects.toThrow(/^port not provided: [a-z]+[A-Za-z]*$/);
  });
});
