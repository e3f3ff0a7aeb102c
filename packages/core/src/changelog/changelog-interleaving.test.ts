import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createChangelog, settle } from './changelog-visit.fixtures.ts';
import { createEntries } from './changelog.fixtures.ts';
import {
  selectEntries,
  selectHasMore,
  selectIsDialogOpen,
  selectLoading,
  selectUnseenCount,
} from './changelog.machine.ts';

/** Actions of people and answers of the server, with time passing, in any order. */
const happening = fc.constantFrom('open', 'close', 'more', 'answer', 'fail', 'publish', 'publishMany', 'wait');
type Happening = 'open' | 'close' | 'more' | 'answer' | 'fail' | 'publish' | 'publishMany' | 'wait';

/** A second implementation of the specification: the loaded ids and the seen ids. */
function createOracle(count: number) {
  let published = count;
  let loaded: number[] = [];
  let hasMore = false;
  let isOpen = false;
  /** The offset of the pending fetch; null when there is none. */
  let offset: number | null = 0;
  let minutesSinceFetch = 0;
  const seen = new Set<number>();

  function look() {
    if (isOpen) for (const id of loaded) seen.add(id);
  }
  function answer() {
    if (offset === null) return;
    const from = published - offset;
    const page = Array.from({ length: Math.max(0, Math.min(10, from)) }, (_, index) => from - index);
    if (offset > 0 && from > 10 && page.every((id) => loaded.includes(id))) {
      offset = 0;
      return;
    }
    loaded = offset === 0 ? page : [...loaded, ...page.filter((id) => !loaded.includes(id))];
    hasMore = from > 10;
    if (offset === 0) minutesSinceFetch = 0;
    offset = null;
  }
  return {
    happen: (what: Happening) => {
      if (what === 'open') {
        isOpen = true;
        if (offset === null && (loaded.length === 0 || minutesSinceFetch > 60)) offset = 0;
      }
      if (what === 'close') isOpen = false;
      if (what === 'more' && offset === null && hasMore) offset = loaded.length;
      if (what === 'answer') answer();
      if (what === 'fail') offset = null;
      if (what === 'publish') published += 1;
      if (what === 'publishMany') published += 10;
      if (what === 'wait') minutesSinceFetch += 25;
      look();
    },
    view: () => ({
      ids: loaded.map((id) => `e${id}`),
      hasMore,
      isOpen,
      offset,
      unseen: loaded.filter((id) => !seen.has(id)).length,
    }),
  };
}

it('never loads an entry twice, loses the order or asks for the wrong ones, whatever happens when', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(0, 1, 10, 11, 25),
      fc.array(happening, { maxLength: 25 }),
      async (count, happenings) => {
        const { actor, answer, fail, publish, wait, pending, queries } = createChangelog({
          entries: createEntries(count),
        });
        const oracle = createOracle(count);
        const acts: Record<Happening, () => unknown> = {
          open: () => actor.send({ type: 'dialog.opened' }),
          close: () => actor.send({ type: 'dialog.closed' }),
          more: () => actor.send({ type: 'more.requested' }),
          answer,
          fail: () => fail(new Error('offline')),
          publish,
          publishMany: () => {
            for (let more = 0; more < 10; more += 1) publish();
          },
          wait: () => wait(25),
        };
        await settle();
        for (const what of happenings) {
          acts[what]();
          await settle();
          oracle.happen(what);
          const snapshot = actor.getSnapshot();
          const view = {
            ids: selectEntries(snapshot).map(({ id }) => id),
            hasMore: selectHasMore(snapshot),
            isOpen: selectIsDialogOpen(snapshot),
            offset: selectLoading(snapshot) ? (queries.at(-1)?.offset ?? 0) : null,
            unseen: selectUnseenCount(snapshot),
          };
          expect(view).toEqual(oracle.view());
          expect(pending()).toBe(view.offset === null ? 0 : 1);
          expect(new Set(view.ids).size).toBe(view.ids.length);
        }
        actor.stop();
      },
    ),
    { numRuns: 100 },
  );
});
