import { wholeNumber } from '@ofenpost/contract/whole-number';
import { price, rappen } from '@ofenpost/core/money/money';
import type { JSONSchema } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { $ZodType, $ZodPipeDef } from 'zod/v4/core';

/** Whether a schema is this one, or this one with further checks. */
const isMadeOf = (schema: $ZodType, origin: $ZodType): boolean =>
  schema === origin || (schema._zod.parent !== undefined && isMadeOf(schema._zod.parent, origin));

const isAmount = (schema: $ZodType): boolean => isMadeOf(schema, price) || isMadeOf(schema, rappen);

/** A number in an address is described by the schema of the parsed value. */
function readFromText(schema: $ZodType): $ZodType {
  if (schema._zod.def.type !== 'pipe') return schema;
  const { in: text, out } = schema._zod.def as $ZodPipeDef;
  return text === wholeNumber ? out : schema;
}

/** The limit of safe integers is technical, so it is not shown. */
function withoutBounds({ minimum, maximum, ...rest }: Exclude<JSONSchema, boolean>): Exclude<JSONSchema, boolean> {
  return {
    ...rest,
    ...(minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? {} : { minimum }),
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum }),
  };
}

/** Converts our schemas to JSON schemas, with what the types alone do not say: the unit of amounts. */
export const schemaConverter = new ZodToJsonSchemaConverter({
  interceptors: [
    ({ next, ...options }) => {
      const schema = readFromText(options.schema);
      const [isRequired, found] = next({ ...options, schema });
      const json = withoutBounds(found);
      return [isRequired, isAmount(schema) ? { ...json, description: 'Rappen, 1/100 CHF' } : json];
    },
  ],
});
