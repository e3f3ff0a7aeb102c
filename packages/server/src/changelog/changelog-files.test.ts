import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PROJECT_ROOT } from '../configuration/directory.ts';
import { createChangelogFiles } from './changelog-files.ts';

const GOOD = '---\ntitle: Neu\ndate: 2026-07-01\ntypes: [new]\n---\nText\n';

describe('the changelog of this release', () => {
  const directory = join(PROJECT_ROOT, 'docs/changelog');

  it('can be read to the last file', async () => {
    const error = vi.fn<() => void>();
    const entries = await createChangelogFiles(directory, { error }).read();
    expect(error.mock.calls).toEqual([]);
    expect(entries.map(({ id }) => `${id}.md`).toSorted()).toEqual((await readdir(directory)).toSorted());
    expect(entries).not.toEqual([]);
  });

  it('has an entry that leads to more, and no address of this machine', async () => {
    const entries = await createChangelogFiles(directory, { error: () => {} }).read();
    const addresses = entries.flatMap(({ url }) => url ?? []);
    expect(addresses).not.toEqual([]);
    for (const address of addresses) expect(address).toMatch(/^https:\/\/(?!localhost)/);
  });

  it('names each file by its day', async () => {
    const entries = await createChangelogFiles(directory, { error: () => {} }).read();
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zurich' });
    for (const { id, publishedAt } of entries) expect(id.slice(0, 10)).toBe(day.format(new Date(publishedAt)));
  });
});

describe('changelog files', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'changelog-'));
    await writeFile(join(directory, 'good.md'), GOOD);
    await writeFile(join(directory, 'broken.md'), 'Text');
    await writeFile(join(directory, 'notes.txt'), GOOD);
  });
  afterAll(() => rm(directory, { recursive: true }));

  it('are left out and logged when they are broken; what is no entry is not read', async () => {
    const error = vi.fn<(details: object, message: string) => void>();
    const files = createChangelogFiles(directory, { error });
    expect((await files.read()).map(({ id }) => id)).toEqual(['good']);
    expect(error.mock.calls).toEqual([
      [
        { file: 'broken.md', reason: 'The file does not begin with a head between dashes.' },
        'cannot read a changelog entry',
      ],
    ]);
  });

  it('are read once', async () => {
    const files = createChangelogFiles(directory, { error: () => {} });
    expect(await files.read()).toBe(await files.read());
  });

  it('may be missing', async () => {
    const error = vi.fn<(details: object, message: string) => void>();
    expect(await createChangelogFiles(join(directory, 'nowhere'), { error }).read()).toEqual([]);
    expect(error.mock.calls).toEqual([[{ err: expect.any(Error) as unknown }, 'cannot read the changelog']]);
  });
});
