import fc from 'fast-check';
import { hostileBodies, hostileValues, spoilt } from './hostile-values.ts';
import type { Operation } from './operations.ts';
import type { SchemaValues } from './schema-values.ts';

/** A body, and the headers that describe it. */
export type Sent = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
};

const JSON_TYPE = 'application/json';

const bodyTypes = fc.constantFrom(
  JSON_TYPE,
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'application/octet-stream',
  'image/jpeg',
  '*/*',
  '',
);

export const jsonBody = (value: unknown): Sent => ({
  headers: { 'content-type': JSON_TYPE },
  body: Buffer.from(JSON.stringify(value) ?? ''),
});

export const rawBody: fc.Arbitrary<Sent> = fc
  .tuple(hostileBodies, bodyTypes)
  .map(([body, type]) => ({ headers: { 'content-type': type }, body }));

export function fuzzBodies({ body }: Pick<Operation, 'body'>, { valuesOf }: SchemaValues): fc.Arbitrary<Sent> {
  if (body === null) return fc.oneof({ weight: 9, arbitrary: fc.constant({ headers: {}, body: null }) }, rawBody);
  if (body.schema === null) return rawBody;
  const values = valuesOf(body.schema, '');
  return fc.oneof(
    { weight: 5, arbitrary: values.map(jsonBody) },
    { weight: 6, arbitrary: spoilt(values).map(jsonBody) },
    { weight: 1, arbitrary: hostileValues.map(jsonBody) },
    { weight: 1, arbitrary: rawBody },
  );
}
