import * as z from 'zod/mini';

/** The part of a JSON schema from which values are generated. */
export const jsonSchema = z.looseObject({
  $ref: z.optional(z.string()),
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  enum: z.optional(z.array(z.unknown())),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z._default(z.array(z.string()), []),
  items: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
  allOf: z.optional(z.array(z.unknown())),
  additionalProperties: z.optional(z.unknown()),
  propertyNames: z.optional(z.unknown()),
  format: z.optional(z.string()),
  pattern: z.optional(z.string()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  minItems: z.optional(z.number()),
  maxItems: z.optional(z.number()),
});

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  schema: z.unknown(),
});
const operation = z.object({
  parameters: z._default(z.array(parameter), []),
  requestBody: z.optional(z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) })),
  responses: z.record(z.string(), z.unknown()),
});
const apiDocument = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

/** A route as the OpenAPI document describes it. */
export type Operation = {
  readonly method: string;
  /** The path under `/api`, with its parameters: `/cart/items/{id}`. */
  readonly path: string;
  readonly parameters: readonly z.infer<typeof parameter>[];
  /** Null: it takes no body. A body that is not JSON has a schema of null. */
  readonly body: { readonly schema: unknown } | null;
  /** The documented statuses. */
  readonly statuses: readonly number[];
};

/** The schemas that the document defines once and references. */
export type Entities = Readonly<Record<string, unknown>>;

const bodyOf = ({ requestBody }: z.infer<typeof operation>): Operation['body'] =>
  requestBody === undefined ? null : { schema: requestBody.content['application/json']?.schema ?? null };

/** Every route of an OpenAPI document. Throws when it is not one. */
export function readOperations(document: unknown): {
  readonly operations: readonly Operation[];
  readonly entities: Entities;
} {
  const { paths, components } = apiDocument.parse(document);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => ({
      method: method.toUpperCase(),
      path,
      parameters: each.parameters,
      body: bodyOf(each),
      statuses: Object.keys(each.responses).map(Number),
    })),
  );
  return { operations, entities: components.schemas };
}
