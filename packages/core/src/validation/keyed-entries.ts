import * as z from 'zod/mini';

type Options = {
  readonly max: number;
  readonly tooMany: string;
  /** For what is no list of entries, and for keys that are none. */
  readonly message: string;
};

type Entries<Entry> = Record<string, Entry>;

const withoutRemoved = <Entry>(entries: Entries<Entry | undefined>): Entries<Entry> =>
  Object.fromEntries(Object.entries(entries).flatMap(([key, entry]) => (entry === undefined ? [] : [[key, entry]])));

/**
 * Entries by what makes each the one it is (a day, an id): whoever edits them at once with somebody else collides only
 * where both changed the same entry. One that is undefined has been taken out.
 */
export const keyedEntries = <Entry>(
  key: z.ZodMiniType<string, string>,
  entry: z.ZodMiniType<Entry, Entry>,
  { max, tooMany, message }: Options,
) =>
  z.record(key, z.optional(entry), message).check(
    z.overwrite(withoutRemoved),
    z.refine((entries) => Object.keys(entries).length <= max, tooMany),
  ) as z.ZodMiniType<Entries<Entry>, Entries<Entry>>;
