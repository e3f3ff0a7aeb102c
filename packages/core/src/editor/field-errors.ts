import type * as z from 'zod/mini';

/** The first message of each wrong field, by its path: `address.street`. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * The errors of a value; empty when the schema accepts it. Never throws for plain data; an exception from a getter or a
 * proxy passes through.
 */
export function fieldErrors(schema: z.ZodMiniType, value: unknown): FieldErrors {
  // A map, because a field may have the name of something that every object inherits.
  const errors = new Map<string, string>();
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
    const field = path.map(String).join('.');
    if (!errors.has(field)) errors.set(field, message);
  }
  return Object.fromEntries(errors);
}
