import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { seenOf } from '@ofenpost/core/accounting/close-day';
import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import type { PlacedOrder } from '@ofenpost/core/checkout/placed-order';
import { readCsv } from '@ofenpost/core/csv/csv';
import type { StoredPhoto } from '@ofenpost/core/photo/photo';
import { plainPhotoPath } from '@ofenpost/core/photo/photo-files';
import type { Ports } from '@ofenpost/core/ports';
import { KITCHEN_PRINTER } from '@ofenpost/core/printing/print.fixtures';
import { countOf, deliver, endSelling, todayOf, valueOf } from '@ofenpost/testing/contract-suites/accounting.suite';
import { plainBread, requestFor } from '@ofenpost/testing/contract-suites/shop-under-test';
import { LinkState, check } from 'linkinator';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { backupManifest } from '../../src/backup/backup-manifest.ts';
import { jpegOf } from '../../src/photo/photo-files.fixtures.ts';
import { loadSharp } from '../../src/photo/sharp.ts';
import type { Browser } from '../testing/browser.fixtures.ts';
import { findFreePort } from '../testing/free-port.fixtures.ts';
import type { PrintedPaper } from '../testing/receipt-printer.fixtures.ts';
import { type Built, type BuiltShop, bundleInto, openBuiltShop } from './built-shop.ts';

/** A line each; the last are two letters of one script, and the first of them again. */
const REMARK = ['Аллергия на орехи!', 'αλλεργία', '花', '生', '花'];
const GUEST = 'Łucja Ёжикова';
/** What the check of the books says after the rows that still wait for a seal. */
const UNBROKEN = /(?:^|\n)[1-9]\d* .*: unversehrt\.\n$/;

/** The pictures of the remark on a ticket or a label, line by line: its letters are white on black. */
const remarkOn = ({ pictures }: PrintedPaper): readonly string[] =>
  pictures
    .filter(({ dots, bytesPerRow }) => dots.slice(0, bytesPerRow).every((byte) => byte === 0xff))
    .map(({ dots }) => dots.join());

/** Bytes with a white dot: a Chinese letter has some hundred. */
const INK_MIN = 20;
const inkOf = (picture: string): number => picture.split(',').filter((byte) => byte !== '255').length;

/** What a paper shows of the remark. A font without its letters would draw the same box for each. */
function shownOn(paper: PrintedPaper) {
  const lines = remarkOn(paper);
  return {
    codes: paper.lines.filter((line) => /\[U\+|NICHT DRUCKBAR/.test(line)),
    areInked: lines.map((line) => inkOf(line) > INK_MIN),
    sameAs: lines.map((line) => lines.indexOf(line)),
  };
}
const ALL_SHOWN = { codes: [], areInked: REMARK.map(() => true), sameAs: [0, 1, 2, 3, 2] };

describe.each<Built>(['build', 'bundle'])('as the %s runs', (built) => {
  let shop: BuiltShop;
  let manager: { readonly browser: Browser; readonly ports: Ports };
  let placed: PlacedOrder;

  const mailOf = ({ order }: PlacedOrder) =>
    vi.waitFor(() => {
      const found = shop.mailServer.mails.find((each) => each.header('subject').includes(`${order.number}`));
      if (found === undefined) throw new Error('It has not come yet.');
      return found;
    });

  beforeAll(async () => {
    shop = await openBuiltShop(built);
    manager = await shop.visit('Geschäftsleitung');
    const { version } = await manager.ports.settings.load('printers');
    const printers = [{ ...KITCHEN_PRINTER, host: '127.0.0.1', port: shop.printer.port, labels: true }];
    await manager.ports.settings.save('printers', { version, value: { printers } });
    const { ports } = await shop.visit('Kundin');
    const bread = await plainBread(ports);
    await ports.cart.add({ productId: bread.id, optionIds: [], amount: 4 });
    const { draft } = await requestFor(ports, { remark: REMARK.join('\n') });
    const request = await requestFor(ports, { ...draft, address: { ...draft.address, contactName: GUEST } });
    placed = valueOf(await ports.checkout.place(request));
    // An order that has gone on meanwhile gets no mail that it was placed.
    await mailOf(placed);
    await deliver(placed.order, manager.ports);
  });
  afterAll(() => shop.close());

  const read = async (path: string): Promise<Uint8Array<ArrayBuffer>> => {
    const answer = await manager.browser.fetch(`${shop.url}${path}`);
    expect({ path, status: answer.status }).toEqual({ path, status: 200 });
    return new Uint8Array(await answer.arrayBuffer());
  };
  async function textOfPdf(path: string): Promise<string> {
    const { text } = await extractText(await getDocumentProxy(await read(path)), { mergePages: true });
    return text.replaceAll(/\s+/g, ' ');
  }
  /** The picture with every pixel decoded. */
  async function pictureAt(path: string) {
    const { data, info } = await loadSharp()(await read(path))
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, colours: new Set(data).size };
  }
  const paperThat = (matches: (paper: PrintedPaper) => boolean): Promise<PrintedPaper> =>
    vi.waitFor(() => {
      const paper = shop.printer.papers.find(matches);
      if (paper === undefined) throw new Error('It is not printed yet.');
      return paper;
    });
  const isLabel = ({ lines }: PrintedPaper) => lines.some((line) => line.startsWith('1 von 4'));

  it('whoever follows every link as a guest comes to an end, and meets no error', async () => {
    const { links } = await check({
      path: shop.url,
      recurse: true,
      // Other sites, and the weeks, which robots are asked not to follow, as they go on for centuries.
      linksToSkip: (link) => Promise.resolve(!link.startsWith(shop.url) || link.includes('?woche=')),
    });
    expect(links.filter(({ state }) => state === LinkState.BROKEN)).toEqual([]);
    expect(links.map(({ url }) => url)).toContain(`${shop.url}/auth?returnTo=%2Flegal%2Fimprint`);
  });

  it('a ticket has every letter of the remark', async () => {
    expect(shownOn(await paperThat((paper) => !isLabel(paper)))).toEqual(ALL_SHOWN);
  });

  it('a label has every letter of the remark', async () => {
    expect((await manager.ports.printing.print(placed.order.id, 'labels')).ok).toBe(true);
    expect(shownOn(await paperThat(isLabel))).toEqual(ALL_SHOWN);
  });

  it('a receipt names number and guest', async () => {
    const text = await textOfPdf(`/order/${placed.order.id}/receipt.pdf?capability=${placed.capability}`);
    expect(text).toContain(`Quittung ${placed.order.number}`);
    expect(text).toContain(GUEST);
  });

  it('a mail with the order comes', async () => {
    const mail = await mailOf(placed);
    expect(mail.to).toEqual(['lea.brunner@ofenpost.example']);
    for (const type of ['text/plain', 'text/html']) expect(mail.part(type)).toContain(GUEST);
  });

  it('a photo is converted, and shown again', async () => {
    const answer = await manager.browser.fetch(`${shop.url}/api/desk/photos`, {
      method: 'POST',
      body: new Uint8Array(await jpegOf([700, 350])),
      headers: { 'content-disposition': 'attachment; filename="photo"' },
    });
    const photo = (await answer.json()) as StoredPhoto;
    expect(await pictureAt(plainPhotoPath(photo))).toMatchObject({ width: 700, height: 350 });
    expect(await pictureAt(`/photos/${photo.hash}/320.avif`)).toMatchObject({ width: 320, height: 160 });
  });

  it.each([
    ['/og/bread.png', 1200, 630],
    ['/icons/app-192.png', 192, 192],
  ])('the picture %s is drawn', async (path, width, height) => {
    const picture = await pictureAt(path);
    expect(picture).toMatchObject({ width, height });
    expect(picture.colours).toBeGreaterThan(20);
  });

  it('a dish is drawn by the thread', async () => {
    const dish: Illustration = { kind: 'flatbread', sauce: 'tomato', toppings: ['mozzarella', 'basil'] };
    const path = `/illustrations/creation/tour-96?of=${encodeURIComponent(JSON.stringify(dish))}`;
    // Until it is drawn something stands in for it, which nobody may keep.
    await vi.waitFor(async () =>
      expect((await fetch(`${shop.url}${path}`)).headers.get('cache-control')).toBe('no-cache'),
    );
    expect(await pictureAt(path)).toMatchObject({ width: 96, height: 96 });
  });

  it('the books can be closed, and their papers are whole', async () => {
    const { accounting } = manager.ports;
    const day = todayOf(manager.ports);
    valueOf(await accounting.countCash(day, 0, countOf(20_000)));
    const sellAgain = await endSelling(manager.ports);
    valueOf(await accounting.closeDay(day, { ...seenOf(await accounting.loadDay(day)), differenceReason: 'Gezählt' }));
    await sellAgain();
    expect(await textOfPdf('/admin/accounting/closes/1/close.pdf')).toContain('Unterschrift');
    const { rows } = readCsv(new TextDecoder().decode(await read('/admin/accounting.csv')));
    const cells = rows.find((row) => row.includes(`${placed.order.number}`));
    expect(cells).toHaveLength(rows[0]?.length ?? 0);
    expect(await shop.run('verify-books', [], 'shop')).toMatch(UNBROKEN);
  });

  it('a backup comes back whole in an empty shop', async () => {
    const [first, second] = [join(shop.folder, 'backup'), join(shop.folder, 'backup-of-the-copy')];
    expect(await shop.run('backup', ['backup', first], 'shop')).toMatch(/^Gesichert: /);
    expect(await shop.run('backup', ['restore', first], 'other')).toMatch(/^Eingespielt: /);
    expect(await shop.run('verify-books', [], 'other')).toMatch(UNBROKEN);
    await shop.run('backup', ['backup', second], 'other');
    const tablesOf = async (folder: string) =>
      backupManifest
        .parse(JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8')))
        .tables.map(({ name, rows }) => ({ name, rows }))
        .filter(({ name }) => !name.startsWith('graphile_worker.'));
    const tables = await tablesOf(second);
    expect(tables).toEqual(await tablesOf(first));
    expect(tables).toContainEqual({ name: 'orders', rows: 1 });
  });

  it('payments are simulated', async () => {
    const answer = await vi.waitFor(() => fetch(`http://localhost:${shop.simulatorPort}/`));
    expect(answer.status).toBeLessThan(500);
  });
});

describe('a bundle that lacks a part', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ofenpost-incomplete-'));
    await bundleInto(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    ['fonts/NotoSansSC-Regular.ttf.br', 'Schriften für Bons fehlen: NotoSansSC-Regular.\n'],
    ['node_modules/sharp', "Bons könnten nicht alle Buchstaben zeigen: Error: Cannot find module 'sharp'\n"],
  ])('does not start without %s, which papers need', async (part, reason) => {
    const path = join(folder, 'packages/server', part);
    await rename(path, `${path}-gone`);
    const started = promisify(execFile)(process.execPath, [join(folder, 'dist/server/main.js')], {
      cwd: folder,
      env: { PORT: `${await findFreePort()}`, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' },
    });
    await expect(started).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(reason) as string });
    await rename(`${path}-gone`, path);
  });
});
