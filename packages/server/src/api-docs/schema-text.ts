import * as z from 'zod/mini';

/** The part of a JSON schema that the page shows. */
const jsonSchema = z.looseObject({
  $ref: z.optional(z.string()),
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  const: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  items: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
});

const INDENT = '  ';

function objectText(properties: Record<string, unknown>, required: readonly string[], indent: string): string {
  const inner = indent + INDENT;
  const lines = Object.entries(properties).map(
    ([name, schema]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${schemaText(schema, inner)};`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

const union = (schemas: readonly unknown[], indent: string): string =>
  schemas.map((schema) => schemaText(schema, indent)).join(' | ');

function listText(items: unknown, indent: string): string {
  const text = schemaText(items, indent);
  return text.includes(' | ') && !text.startsWith('{') ? `(${text})[]` : `${text}[]`;
}

/** A JSON schema as text, as brief as a TypeScript type. */
export function schemaText(schema: unknown, indent = ''): string {
  const parsed = jsonSchema.safeParse(schema);
  if (!parsed.success) return 'unknown';
  const { $ref, type, enum: values, properties, required = [], items, anyOf, oneOf } = parsed.data;
  if ($ref !== undefined) return $ref.slice($ref.lastIndexOf('/') + 1);
  if (anyOf !== undefined || oneOf !== undefined) return union(anyOf ?? oneOf ?? [], indent);
  if ('const' in parsed.data) return JSON.stringify(parsed.data.const);
  if (values !== undefined) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (properties !== undefined) return objectText(properties, required, indent);
  if (items !== undefined) return listText(items, indent);
  return Array.isArray(type) ? type.join(' | ') : (type ?? 'unknown');
}
