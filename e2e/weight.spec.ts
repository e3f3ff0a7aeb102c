import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

const KILOBYTE = 1000;

const compressedSize = (body: Buffer): number => brotliCompressSync(body).byteLength / KILOBYTE;

/** Compressed size in kB of the scripts that have arrived by the time the page answers to clicks. */
async function measureScripts(page: Page, path: string): Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await visit(page, path);
  const sizes = (await Promise.all(bodies.splice(0))).map(compressedSize);
  return sizes.reduce((sum, size) => sum + size, 0);
}

for (const path of ['/', '/products']) {
  test(`${path} is interactive after 140 kB of scripts`, async ({ page }) => {
    const size = await measureScripts(page, path);
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(140);
  });
}

test('the HTML of products weighs 12 kB at most', async ({ request }) => {
  const answer = await request.get('/products');
  expect(compressedSize(await answer.body())).toBeLessThanOrEqual(12);
});

test('what is sent is compressed', async ({ page }) => {
  const encodings: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (['document', 'script', 'stylesheet'].includes(response.request().resourceType())) {
      encodings.push(response.headers()['content-encoding']);
    }
  });
  await visit(page, '/products');
  expect(encodings.length).toBeGreaterThan(2);
  expect(new Set(encodings)).toEqual(new Set(['br']));
});
