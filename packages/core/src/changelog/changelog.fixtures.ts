import type { Instant } from '../time/instant.ts';
import { addMinutes } from '../time/zurich.ts';
import type { ChangelogEntry } from './changelog.ts';

const FIRST: Instant = '2026-11-01T12:00:00.000Z';

/** `e1` is the oldest; each later one was published a day after. */
export const createEntry = (number: number): ChangelogEntry => ({
  id: `e${number}`,
  title: `Neuerung ${number}`,
  publishedAt: addMinutes(FIRST, number * 24 * 60),
  types: ['new'],
  markdownDetails: `Das ist die **${number}.** Neuerung.`,
});

/** This many entries, the newest first. */
export const createEntries = (count: number): ChangelogEntry[] =>
  Array.from({ length: count }, (_, index) => createEntry(count - index));
