import { describe, expect, it } from 'vitest';
import { type AnyActorLogic, type AnyStateMachine, createActor, toPromise } from 'xstate';
import * as z from 'zod/mini';

/** The exports of every module of the core that is no test. */
const MODULES = Object.entries(
  import.meta.glob<Readonly<Record<string, unknown>>>(['./*/**/*.ts', './*.ts', '!./**/*.{test,fixtures}.ts'], {
    eager: true,
  }),
).map(([file, exported]) => [file.slice('./'.length), exported] as const);

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** Whether a value is data without a schema. Functions in a constant have their own tests. */
const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (!isSchema(value) && Object.values(value).every(isPlain));

const exportsOf = <T>(is: (name: string, value: unknown) => boolean) =>
  MODULES.flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, value]) =>
      is(name, value) ? [[`${file.replace(/\.ts$/, '')} ${name}`, value as T] as const] : [],
    ),
  );

const constants = exportsOf<unknown>((name, value) => /^[A-Z][A-Z\d_]*$/.test(name) && isPlain(value));
const schemas = exportsOf<z.ZodMiniType>((_, value) => isSchema(value));

/** The shapes as JSON Schema, without common parts; a shape inside another one is referred to by name. */
function shapes(): readonly (readonly [name: string, shape: object])[] {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of schemas) if (!registry.has(schema)) registry.add(schema, { id });
  const published = z.toJSONSchema(registry, { unrepresentable: 'any', io: 'input', uri: (id) => id });
  return Object.entries(published.schemas).map(([id, shape]) => [id, { ...shape, $schema: undefined, $id: undefined }]);
}

/**
 * Data in the database, other clients and people rely on these constants, words and shapes, so a change must be
 * deliberate: `pnpm core:test -u`.
 */
describe('what the core publishes', () => {
  it.each(constants)('the constant %s', (_, value) => expect(JSON.stringify(value)).toMatchSnapshot());

  it.each(shapes())('the shape %s', (_, shape) => expect(JSON.stringify(shape)).toMatchSnapshot());
});

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'implementations' in value && 'root' in value;

const machines = MODULES.flatMap(([, exported]) => Object.entries(exported)).flatMap(([name, value]) =>
  isMachine(value) ? [[name, value] as const] : [],
);

const stubs = machines.flatMap(([name, { implementations }]) =>
  Object.entries(implementations.actors as Record<string, AnyActorLogic>).map(
    ([actor, logic]) => [`${name}.${actor}`, logic] as const,
  ),
);

/** A host that does not provide a port gets an error with its name, instead of waiting forever. */
describe('without its port', () => {
  it('each machine says what work it needs', () => {
    expect(stubs.map(([name]) => name)).toMatchSnapshot();
  });

  it.each(stubs)('%s says what is missing', async (_, logic) => {
    const actor = createActor(logic, { input: {} });
    const ended = toPromise(actor);
    actor.start();
    await expect(ended).rejects.toThrow(/^port not provided: [a-z]+[A-Za-z]*$/);
  });
});
