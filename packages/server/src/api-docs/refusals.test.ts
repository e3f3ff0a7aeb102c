import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PROJECT_ROOT } from '../configuration/directory.ts';
import { createApiDocument } from './api-document.ts';

const schema = z.looseObject({
  $ref: z.optional(z.string()),
  oneOf: z.optional(z.array(z.unknown())),
  anyOf: z.optional(z.array(z.unknown())),
  properties: z.optional(z.record(z.string(), z.unknown())),
});
const named = z.looseObject({ const: z.optional(z.string()), enum: z.optional(z.array(z.string())) });
const refused = z.object({ content: z.object({ 'application/json': z.object({ schema: z.unknown() }) }) });

const { paths = {}, components } = await createApiDocument('http://localhost:3000', false);

/** The codes in the schema of a refusal, and `REFUSED` itself. */
function codesIn(unread: unknown): string[] {
  const { $ref, oneOf, anyOf, properties } = schema.parse(unread);
  if ($ref !== undefined) return codesIn(components?.schemas?.[$ref.slice($ref.lastIndexOf('/') + 1)]);
  const choices = oneOf ?? anyOf;
  if (choices !== undefined) return choices.flatMap(codesIn);
  const { const: code, enum: codes = [] } = named.parse(properties?.['code'] ?? {});
  const own = code === undefined ? codes : [code];
  return code === 'REFUSED' ? codesIn(properties?.['data']) : own;
}

const isEmpty = (needed: object): boolean => Object.keys(needed).length === 0;

it('the guide for integrators explains every refusal of the routes that guests may call', () => {
  const open = Object.values(paths)
    .flatMap((item) => [item?.get, item?.post, item?.put, item?.delete])
    .filter((operation) => {
      const { security = [] } = operation ?? {};
      return operation !== undefined && (security.length === 0 || security.some(isEmpty));
    });
  const refusals = open.flatMap((operation) => {
    const refusal = refused.safeParse(operation?.responses?.['409']);
    return refusal.success ? codesIn(refusal.data.content['application/json'].schema) : [];
  });
  expect(refusals.length).toBeGreaterThan(0);
  const guide = readFileSync(join(PROJECT_ROOT, 'docs/integrators.md'), 'utf8');
  const explained = [...guide.matchAll(/^\| `(\w+)` \| (?:cart|order|balance|cancel|pay|notices|device)/gm)].map(
    ([, code = '']) => code,
  );
  expect(explained.toSorted()).toEqual([...new Set(refusals)].toSorted());
});
