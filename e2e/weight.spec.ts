import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

test('the HTML of products weighs 12 kB at most', async ({ request }) => {
  const html = await (await request.get('/products')).body();
  expect(brotliCompressSync(html).byteLength / 1000).toBeLessThanOrEqual(12);
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
