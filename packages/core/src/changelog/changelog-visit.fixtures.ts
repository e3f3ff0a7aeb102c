import { createActor } from 'xstate';
import { STAFF } from '../account/account.fixtures.ts';
import type { Ports } from '../ports.ts';
import type { Instant } from '../time/instant.ts';
import { addMinutes } from '../time/zurich.ts';
import { createEntry } from './changelog.fixtures.ts';
import { createChangelogActors, type ChangelogInput, changelogMachine } from './changelog.machine.ts';
import { changelogPageOf, type ChangelogEntry, type ChangelogPage, type ChangelogQuery } from './changelog.ts';

type Visit = {
  readonly entries: readonly ChangelogEntry[];
  readonly input?: ChangelogInput;
  /** What the device stores at first. */
  readonly stored?: string;
  readonly ports?: Partial<Pick<Ports, 'clock' | 'keyValue'>>;
};

/** More turns of the event loop than any answer needs. */
const TURNS = 12;

/** Waits until all pending answers have arrived. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
}

/** A changelog whose fetches the test answers one after the other. */
export function createChangelog({
  entries,
  input = { environment: 'browser', account: STAFF },
  stored: saved,
  ports,
}: Visit) {
  let published = [...entries];
  let now: Instant = '2026-11-20T17:00:00.000Z';
  const values = new Map(saved === undefined ? [] : [['changelog', saved]]);
  const queries: ChangelogQuery[] = [];
  const waiting: { query: ChangelogQuery; resolve(page: ChangelogPage): void; reject(error: Error): void }[] = [];

  const fetch = (query: ChangelogQuery) =>
    new Promise<ChangelogPage>((resolve, reject) => {
      queries.push(query);
      waiting.push({ query, resolve, reject });
    });
  const keyValue = {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
  const actors = createChangelogActors({ changelog: { fetch }, clock: { now: () => now }, keyValue, ...ports });
  const actor = createActor(changelogMachine.provide({ actors }), { input });
  const emitted: unknown[] = [];
  actor.on('*', (event) => void emitted.push(event));

  return {
    actor: actor.start(),
    queries,
    reported: () => emitted,
    stored: () => values.get('changelog') ?? null,
    pending: () => waiting.length,
    wait: (minutes: number) => {
      now = addMinutes(now, minutes);
    },
    publish: () => {
      published = [createEntry(published.length + 1), ...published];
    },
    /** Withdraws the oldest entry. */
    withdraw: () => {
      published = published.slice(0, -1);
    },
    /** Answers the oldest pending fetch with what is published now. */
    answer: () => {
      const open = waiting.shift();
      open?.resolve(changelogPageOf(published, open.query));
      return settle();
    },
    fail: (error: Error) => {
      waiting.shift()?.reject(error);
      return settle();
    },
  };
}
