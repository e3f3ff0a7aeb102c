import * as z from 'zod/mini';

/** What several people may change, with the count of its changes: whoever saves says which one it began with. */
export type Versioned<T> = { readonly version: number; readonly value: T };

/** Stored in four bytes, and one more is counted with the next change. */
const VERSION_MAX = 2_147_483_646;

/** How often something was changed, as whoever changes it has seen it; 0: it is new. */
export const version = z.int().check(z.gte(0), z.lte(VERSION_MAX));

/** `value` with its version. */
export const versioned = <Value extends z.ZodMiniType>(value: Value) => z.object({ version, value });

/** `SaveError` of what is `versioned`: on the wire, with what somebody else saved meanwhile. */
export const versionedSaveError = <Value extends z.ZodMiniType>(value: Value) =>
  z.discriminatedUnion('code', [
    z.object({ code: z.literal('conflict'), theirs: versioned(value) }),
    z.object({ code: z.literal('refused'), message: z.string() }),
  ]);
