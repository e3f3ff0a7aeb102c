import * as z from 'zod/mini';

type Options = {
  readonly max: number;
  readonly tooMany: string;
  /** The message for a value that is no record of entries, and for invalid keys. */
  readonly message: string;
};

type Entries<Entry> = Record<string, Entry>;

const withoutRemoved = <Entry>(entries: Entries<Entry | undefined>): Entries<Entry> =>
  Object.fromEntries(Object.entries(entries).flatMap(([key, entry]) => (entry === undefined ? [] : [[key, entry]])));

/**
 * Entries by a key such as a day or an id, so that two people who edit at the same time conflict only where both
 * changed the same entry. An undefined entry is a removed one.
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
