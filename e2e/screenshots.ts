// `pnpm screenshots` takes the pictures in docs/screenshots from a demo shop on a Friday evening.
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type Page, chromium } from 'playwright';
import { addWithOptions, fillCart, openCart } from './cart.ts';
import { fillCheckout, placeOrderButton, readOrderNumber } from './checkout.ts';
import { chromiumLaunch } from './chromium-launch.ts';
import { CLOCK_START } from './clock-start.ts';
import { passTimers } from './delay.ts';
import { ACCEPT } from './desk.ts';
import { createShop } from './shop.ts';
import { visitAs } from './sign-in.ts';
import { passDoubleTap } from './tap.ts';
import { reload, visit } from './visit.ts';

const FOLDER = join(import.meta.dirname, '../docs/screenshots');
/** The pictures that browsers show before they install the app: see its manifest. */
const IN_APP = [
  'home-390-light',
  'products-390-light',
  'pizza-creator-390-light',
  'home-1440-light',
  'products-1440-light',
];
const APP_FOLDER = join(import.meta.dirname, '../packages/web/public/screenshots');
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** The path of a shared half-and-half pizza. */
const CREATION =
  '/pizza-creator?v=1&size=32cm&dough=dinkel&sauce=tomate&cheese=mozzarella&whole=basilikum&left=champignons&right=salami';
const COLOR_SCHEMES = ['light', 'dark'] as const;

async function takePicture(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  await session.detach();
  await writeFile(join(FOLDER, `${name}.webp`), Buffer.from(data, 'base64'));
  if (IN_APP.includes(name)) await copyFile(join(FOLDER, `${name}.webp`), join(APP_FOLDER, `${name}.webp`));
}

/** Takes the open page in every size and colour scheme; `prepare` restores its state after a reload. */
async function takePictures(page: Page, name: string, prepare?: (page: Page) => Promise<unknown>): Promise<void> {
  for (const size of SIZES) {
    for (const colorScheme of COLOR_SCHEMES) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await reload(page);
      await prepare?.(page);
      await page.evaluate(() => document.fonts.ready);
      await passTimers(page, 500);
      await takePicture(page, `${name}-${size.width}-${colorScheme}`);
    }
  }
}

async function openBrowser(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'de-CH', viewport: { width: 1440, height: 900 } });
  return context.newPage();
}

/** The demo orders: who ordered which product (by its place on the page), and the number of steps taken. */
const ORDERS = [
  { name: 'Reto Ammann', products: [1], steps: 4 },
  { name: 'Selin Kaya', products: [3, 5], steps: 3 },
  { name: 'Anna Muster', products: [0, 2], steps: 2 },
  { name: 'Luca Bernasconi', products: [4, 1], steps: 1 },
  { name: 'Familie Huber', products: [6, 0, 2], steps: 0 },
  { name: 'Noa Frei', products: [7], steps: 0 },
] as const;

async function placeOrder(page: Page, { name, products }: (typeof ORDERS)[number]): Promise<number> {
  await visit(page, '/products');
  for (const product of products) await addWithOptions(page, ['32 cm', 'Oliven'], product);
  await visit(page, '/checkout');
  await fillCheckout(page, name);
  await placeOrderButton(page).click();
  return readOrderNumber(page);
}

async function takeGuestPictures(page: Page): Promise<void> {
  for (const [path, name] of [
    ['/', 'home'],
    ['/products', 'products'],
    ['/restaurant', 'restaurant'],
    [CREATION, 'pizza-creator'],
  ] as const) {
    await visit(page, path);
    await takePictures(page, name);
  }
  await visit(page, '/products');
  await fillCart(page, 1);
  await addWithOptions(page, ['40 cm', 'Rucola']);
  await takePictures(page, 'cart', openCart);
  await visit(page, '/checkout');
  await takePictures(page, 'checkout', (current) => fillCheckout(current));
}

/** Presses the next step of an order this many times. */
async function moveOrder(staff: Page, number: number, steps: number): Promise<void> {
  const ticket = staff.getByRole('article', { name: `Bestellung ${number}` });
  for (const name of [ACCEPT, 'In den Ofen', 'Fertig', 'Unterwegs'].slice(0, steps)) {
    await passDoubleTap(staff);
    await ticket.getByRole('button', { name }).first().click();
    await ticket.getByRole('button', { name }).first().waitFor({ state: 'hidden' });
  }
}

await mkdir(FOLDER, { recursive: true });
const shop = await createShop();
const browser = await chromium.launch(chromiumLaunch);
try {
  await shop.start(CLOCK_START.open);
  await takeGuestPictures(await openBrowser(browser, shop.url));

  const staff = await openBrowser(browser, shop.url);
  await visitAs(staff, 'Mitarbeiter', '/admin/incoming-orders');
  for (const order of ORDERS) {
    const guest = await openBrowser(browser, shop.url);
    await moveOrder(staff, await placeOrder(guest, order), order.steps);
    if (order.name === 'Anna Muster') await takePictures(guest, 'order');
  }
  await takePictures(staff, 'incoming-orders');
} finally {
  await browser.close();
  await shop.close();
}
