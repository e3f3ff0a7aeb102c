import fc from 'fast-check';
import type * as z from 'zod/mini';
import { TEST_NOW } from '../testing/test-now.fixtures.ts';
import { type KnownIds, nounOf } from './known-ids.ts';
import { type Entities, jsonSchema } from './operations.ts';

type Schema = z.infer<typeof jsonSchema>;
type Values = fc.Arbitrary<unknown>;

const LENGTH_MAX = 40;
const ITEMS_MAX = 3;
/** Around the current day of the demo shop. */
const NEAR = { min: new Date('2026-10-01'), max: new Date('2027-01-31'), noInvalidDate: true };
/** For numbers such as pages and sizes of lists. */
const USUAL_NUMBERS = [1, 2, 25, 50];
const INTEGER_MAX = 2_147_483_647;

const soon = fc.integer({ min: -600, max: 600 }).map((minutes) => new Date(Date.parse(TEST_NOW) + minutes * 60_000));
const instants = fc.oneof(soon, fc.date(NEAR)).map((date) => date.toISOString());
const days = instants.map((instant) => instant.slice(0, 10));
/**
 * fast-check cannot generate text from Unicode classes; where a pattern has them, it allows all but a few characters.
 */
const isUnicodeClass = (pattern: string) => pattern.includes('\\p{');

const merged = (parts: readonly unknown[]): unknown =>
  Object.fromEntries(parts.flatMap((part) => Object.entries(part ?? {})));

/** A generator of values for an OpenAPI schema: all are valid, or nearly so. */
export function createSchemaValues(entities: Entities, ids: KnownIds) {
  const allIds = [...new Set([...ids.values()].flat())];
  const pointedAt = new Map<string, Values>();

  function idsOf(noun: string): Values {
    const known = ids.get(noun) ?? allIds;
    return known.length === 0
      ? fc.uuid()
      : fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: fc.uuid() });
  }

  function texts({ format, pattern, minLength = 0, maxLength = LENGTH_MAX }: Schema, noun: string): Values {
    if (format === 'uuid') return idsOf(noun);
    const known = ids.get(noun) ?? [];
    if (known.length > 0) return fc.constantFrom(...known);
    if (format === 'date-time') return instants;
    if (format === 'date') return days;
    if (format === 'uri') return fc.webUrl();
    if (pattern !== undefined && !isUnicodeClass(pattern)) return fc.stringMatching(new RegExp(pattern));
    const longest = Math.max(minLength, Math.min(maxLength, LENGTH_MAX));
    return fc.string({ unit: 'grapheme-composite', minLength, maxLength: longest });
  }

  function objects({ properties = {}, required, additionalProperties, propertyNames }: Schema): Values {
    if (additionalProperties !== undefined && propertyNames !== undefined)
      return fc.dictionary(valuesOf(propertyNames, '').map(String), valuesOf(additionalProperties, ''), { maxKeys: 3 });
    const model = Object.fromEntries(
      Object.entries(properties).map(([key, each]) => [key, valuesOf(each, nounOf(key))]),
    );
    return fc.record(model, { requiredKeys: required.filter((key) => Object.hasOwn(model, key)) });
  }

  function pointed(reference: string, noun: string): Values {
    const found = pointedAt.get(reference);
    if (found !== undefined) return found;
    const values = valuesOf(entities[reference.slice(reference.lastIndexOf('/') + 1)], noun);
    pointedAt.set(reference, values);
    return values;
  }

  function typed(type: string | undefined, schema: Schema, noun: string): Values {
    switch (type) {
      case 'string':
        return texts(schema, noun);
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'integer':
      case 'number': {
        const { minimum = -INTEGER_MAX, maximum = INTEGER_MAX } = schema;
        const limits = { min: Math.max(minimum, -INTEGER_MAX), max: Math.min(maximum, INTEGER_MAX) };
        return fc.oneof(fc.integer(limits), fc.constantFrom(limits.min, limits.max, ...USUAL_NUMBERS));
      }
      case 'array': {
        const { minItems = 0, maxItems = ITEMS_MAX } = schema;
        const maxLength = Math.max(minItems, Math.min(maxItems, ITEMS_MAX));
        return fc.array(valuesOf(schema.items ?? {}, noun), { minLength: minItems, maxLength });
      }
      case 'object':
        return objects(schema);
      default:
        return fc.jsonValue();
    }
  }

  function valuesOf(unread: unknown, noun: string): Values {
    const parsed = jsonSchema.safeParse(unread);
    if (!parsed.success) return fc.jsonValue();
    const schema = parsed.data;
    if (schema.$ref !== undefined) return pointed(schema.$ref, noun);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices !== undefined) return fc.oneof(...choices.map((each) => valuesOf(each, noun)));
    const [first, ...others] = schema.allOf ?? [];
    if (first !== undefined)
      return fc
        .tuple(valuesOf(first, noun), ...others.map((each) => valuesOf(each, noun)))
        .map((parts) => (parts.every((part) => typeof part === 'object') ? merged(parts) : parts[0]));
    if ('const' in schema) return fc.constant(schema['const']);
    if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
    const types = Array.isArray(schema.type) ? schema.type : [schema.type];
    return fc.oneof(...types.map((type) => typed(type, schema, noun)));
  }

  return { valuesOf, idsOf };
}

export type SchemaValues = ReturnType<typeof createSchemaValues>;
