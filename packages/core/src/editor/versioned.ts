import * as z from 'zod/mini';

/** What several people may change, with the count of its changes: whoever saves says which one it began with. */
export type Versioned<T> = { readonly version: number; readonly value: T };

const version = z.int().check(z.gte(0));

/** `value` with its version. */
export const versioned = <Value extends z.ZodMiniType>(value: Value) => z.object({ version, value });

/** `SaveError` of what is `versioned`: on the wire, with what somebody else saved meanwhile. */
export const versionedSaveError = <Value extends z.ZodMiniType>(value: Value) =>
  z.discriminatedUnion('code', [
    z.object({ code: z.literal('conflict'), theirs: versioned(value) }),
    z.object({ code: z.literal('refused'), message: z.string() }),
  ]);
