import { type ChangelogEntry, changelogPage } from '@ofenpost/core/changelog/changelog';
import type { ChangelogPort } from '@ofenpost/core/changelog/changelog.port';
import { expect, it } from 'vitest';
import type { OpenShop } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const SORTED = { sortBy: 'publishedAt' } as const;

/** All entries, fetched one by one. */
async function oneByOne(changelog: ChangelogPort): Promise<ChangelogEntry[]> {
  const entries: ChangelogEntry[] = [];
  for (let hasMore = true; hasMore;) {
    const page = await changelog.fetch({ limit: 1, offset: entries.length, ...SORTED });
    expect(page.entries.length).toBeLessThanOrEqual(1);
    entries.push(...page.entries);
    hasMore = page.hasMore;
  }
  return entries;
}

export function describeChangelogPort(name: string, openShop: OpenShop): void {
  describeWithShop('changelog', name, openShop, (shop) => {
    it('tells staff what changed, the newest first, each change once', async () => {
      const { changelog } = await shop().staff();
      const page = await changelog.fetch({ limit: 100, offset: 0, ...SORTED });
      const { entries } = changelogPage.parse(page);
      expect(entries).not.toEqual([]);
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      const instants = entries.map(({ publishedAt }) => publishedAt);
      expect(instants).toEqual(instants.toSorted().toReversed());
    });

    it('tells the same piece by piece', async () => {
      const { changelog } = await shop().staff();
      const { entries } = await changelog.fetch({ limit: 100, offset: 0, ...SORTED });
      expect((await oneByOne(changelog)).slice(0, 100)).toEqual(entries);
    });

    it('has nothing behind the end', async () => {
      const { changelog } = await shop().staff();
      expect(await changelog.fetch({ limit: 10, offset: 100_000, ...SORTED })).toEqual({ entries: [], hasMore: false });
    });

    it.each([
      { limit: 0, offset: 0 },
      { limit: 101, offset: 0 },
      { limit: 10, offset: -1 },
      { limit: 1.5, offset: 0 },
    ])('refuses to be asked for %j', async (part) => {
      const { changelog } = await shop().staff();
      await expect(changelog.fetch({ ...part, ...SORTED })).rejects.toBeInstanceOf(Error);
    });

    it('is closed to guests', async () => {
      const { changelog } = await shop().guest();
      await expect(changelog.fetch({ limit: 10, offset: 0, ...SORTED })).rejects.toBeInstanceOf(Error);
    });
  });
}
