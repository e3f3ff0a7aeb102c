import { randomBytes } from 'node:crypto';
import { deflateSync, crc32 } from 'node:zlib';
import { expectAccessible } from './accessible.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';
import { visit } from './visit.ts';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Returns a PNG of grey, or of noise, which needs at least one byte for each pixel. */
function photoFile(width: number, height: number, look: 'grey' | 'noise' = 'grey') {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  // The first byte of each row names its filter: 0 is none.
  const row = () => (look === 'grey' ? Buffer.alloc(width + 1, 99) : randomBytes(width + 1)).fill(0, 0, 1);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, row)), { level: 1 });
  const buffer = Buffer.concat([sign, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
  return { name: 'foto.png', mimeType: 'image/png', buffer };
}

test(
  'a product gets a photo: refused files say why, a cut is tried again, guests see it, and it goes again',
  { tag: '@flow' },
  async ({ page, openBrowser, problems }) => {
    test.slow();
    const guest = await openBrowser();
    await visitAs(page, 'Mitarbeiter', '/admin/products?q=Diavola');
    await page.getByRole('row').filter({ hasText: 'Diavola' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Diavola' })).toBeVisible();
    const file = page.getByLabel('Foto wählen');
    const alt = page.getByLabel('Was ist zu sehen?');
    const save = page.getByRole('button', { name: 'Speichern', exact: true });

    await file.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Das ist ein Text.') });
    await expect(page.getByRole('alert').filter({ hasText: 'kein Foto' })).toBeVisible();
    await file.setInputFiles(photoFile(200, 200));
    await expect(page.getByRole('alert').filter({ hasText: 'zu klein' })).toBeVisible();

    problems.expect(/ERR_FAILED|409/);
    await page.route('**/api/desk/photos', (route) => route.abort());
    await file.setInputFiles(photoFile(640, 400));
    await expect(page.getByRole('alert').filter({ hasText: 'Keine Verbindung' })).toBeVisible();
    await expect(save).toBeDisabled();
    await expect(page.getByText('Das Foto kam nicht an')).toBeVisible();
    await page.unroute('**/api/desk/photos');
    await page.getByRole('button', { name: 'Nochmals versuchen' }).click();
    // The server renders the photo in all its sizes, which takes long on a busy machine.
    await expect(alt).toBeVisible();
    await save.click();
    await page.getByRole('button', { name: 'Bitte sag, was auf dem Foto zu sehen ist' }).click();
    await expect(alt).toBeFocused();
    await alt.fill('Ein Fladen auf dunklem Holz');
    await page.getByRole('radio', { name: 'Rechts' }).check();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await save.click();
    await expectToast(page, 'Produkt gespeichert');

    await visit(guest, '/products');
    const photo = guest.getByRole('img', { name: 'Ein Fladen auf dunklem Holz' });
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => [image.naturalWidth > 0, image.currentSrc]))
      .toEqual([true, expect.stringMatching(/\/photos\/[\w-]+\/\d+\.avif$/)]);

    await page.getByRole('button', { name: 'Foto entfernen' }).click();
    await expect(file).toBeFocused();
    await save.click();
    // After the save the button has this name again and is disabled.
    await expect(save).toBeDisabled();
    await visit(guest, '/products');
    await expect(guest.getByRole('article').filter({ hasText: 'Diavola' })).toBeVisible();
    await expect(photo).toHaveCount(0);
  },
);

test('a photo that is larger than what may be sent is shrunk before', async ({ page }) => {
  await visitAs(page, 'Mitarbeiter', '/admin/products?q=Margherita');
  await page.getByRole('row').filter({ hasText: 'Margherita' }).first().click();
  const largest = photoFile(7000, 3200, 'noise');
  expect(largest.buffer.length).toBeGreaterThan(20 * 1024 * 1024);
  await page.getByLabel('Foto wählen').setInputFiles(largest);
  await expect(page.getByLabel('Was ist zu sehen?')).toBeVisible();
});
