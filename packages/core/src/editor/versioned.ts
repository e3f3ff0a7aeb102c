import * as z from 'zod/mini';

/**
 * A value that several people may change, with the count of its changes: a save names the version that it was made
 * from.
 */
export type Versioned<T> = { readonly version: number; readonly value: T };

/** The version is stored in four bytes, and the next change adds one. */
const VERSION_MAX = 2_147_483_646;

/** The number of changes that the person has seen; 0 when it is new. */
export const version = z.int().check(z.gte(0), z.lte(VERSION_MAX));

/** `value` with its version. */
export const versioned = <Value extends z.ZodMiniType>(value: Value) => z.object({ version, value });

/** `SaveError` of something `versioned`, as it is sent: with the value that somebody else saved meanwhile. */
export const versionedSaveError = <Value extends z.ZodMiniType>(value: Value) =>
  z.discriminatedUnion('code', [
    z.object({ code: z.literal('conflict'), theirs: versioned(value) }),
    z.object({ code: z.literal('refused'), message: z.string() }),
  ]);
