import type { BrowserContext, Page } from 'playwright/test';
import { addNamed, addToCart, loadPlainProducts } from './api.ts';
import { expectItemCount, openCart } from './cart.ts';
import { CLOCK_START } from './clock-start.ts';
import { type Receiver, createReceiver } from './receiver.ts';
import { signInQuickly } from './sign-in.ts';
import { expect, test } from './test.ts';
import { openUnhydrated, visit } from './visit.ts';

// PostHog ignores user agents of robots.
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36';

test.use({ clockStart: CLOCK_START.noon, userAgent: USER_AGENT });

const AUTH_SECRET = 'a secret of the tests, long enough for it';

/**
 * Copies the cookies to this URL: production binds them to their origin by a name prefix; their values are the same.
 */
async function carryCookies(context: BrowserContext, url: string): Promise<void> {
  const cookies = await context.cookies();
  await context.clearCookies();
  await context.addCookies(
    cookies.map(({ name, value }) => ({
      name: `__Host-${name}`,
      value,
      url: url.replace('http:', 'https:'),
      secure: true,
    })),
  );
}

type Message = { event: string; properties: Record<string, unknown> };

/** Parses a request to PostHog: JSON, or a form when the page is left. */
function readMessages(text: string): readonly Message[] {
  const json = text.startsWith('data=')
    ? Buffer.from(new URLSearchParams(text).get('data') ?? '', 'base64').toString('utf8')
    : text;
  if (!/^[[{].*"token":"phc_test"/s.test(json)) return [];
  const message = JSON.parse(json) as Message | Message[] | { batch: Message[] };
  return 'batch' in message ? message.batch : [message].flat();
}

/** Returns the events sent to PostHog, each with its page or its count. */
const events = (receiver: Receiver): readonly string[] =>
  receiver
    .received('/')
    .flatMap(readMessages)
    .map(({ event, properties }) =>
      [event, event === '$pageview' ? properties['$pathname'] : properties['count']].join(' ').trim(),
    );

type SentryEvent = {
  exception?: { values: { value: string }[] };
  user?: { username?: string; email?: string };
};

/** Returns everything sent to Sentry, of any kind. */
const reports = (receiver: Receiver): readonly SentryEvent[] =>
  receiver
    .received('/api/1/envelope')
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as SentryEvent);

const errorReports = (receiver: Receiver) => reports(receiver).filter(({ exception }) => exception !== undefined);

/** PostHog also checks `navigator.webdriver`. */
const disguise = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
    Object.defineProperty(navigator, 'userAgentData', { get: () => undefined });
  });

/** Throws an error that nothing handles. */
const breakPage = (page: Page, what: string) =>
  page.evaluate((message) => {
    setTimeout(() => {
      throw new Error(message);
    });
  }, what);

test('in production with keys, what happens is told once, and staff alone are named', async ({
  page,
  openBrowser,
  shop,
  problems,
}) => {
  test.slow();
  const receiver = await createReceiver();
  await disguise(page);
  problems.expect(new RegExp(`request to another server: http://localhost:${receiver.port}/`));
  problems.expect(/uncaught: Ofen (kalt|aus)/);
  try {
    const staff = await openBrowser({ userAgent: USER_AGENT });
    await disguise(staff);
    await shop.stop('SIGINT');
    await shop.start(CLOCK_START.noon, { AUTH_SECRET });
    const [plain] = await loadPlainProducts(page.request);
    await addToCart(page.request, plain, 2);
    await addNamed(page.request, 'Mittagsfladen');
    await signInQuickly(staff, 'Mitarbeiter');
    await shop.stop('SIGINT');
    await shop.start(CLOCK_START.open, {
      AUTH_SECRET,
      APP_ENV: 'production',
      HOST: '127.0.0.1',
      POSTHOG_KEY: 'phc_test',
      POSTHOG_HOST: `http://localhost:${receiver.port}`,
      SENTRY_DSN: `http://key@localhost:${receiver.port}/1`,
    });
    await carryCookies(page.context(), shop.url);
    await carryCookies(staff.context(), shop.url);

    await visit(page, '/?q=geheim');
    await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Produkte' }).click();
    await page.getByRole('main').getByLabel('vegan', { exact: true }).check();
    await expect(page).toHaveURL('/products?tag=vegan');
    await expectItemCount(page, 3);
    const panel = await openCart(page);
    await panel.getByRole('button', { name: 'Nicht verfügbare Artikel entfernen' }).click();
    await expect(panel.getByText('Mittagsfladen')).toBeHidden();
    await panel.getByRole('button', { name: 'Zur Kasse' }).click();
    await expect(page).toHaveURL('/checkout');
    await expect.poll(() => events(receiver)).toContain('$pageview /checkout');
    await breakPage(page, 'Ofen kalt');
    await expect.poll(() => errorReports(receiver).length).toBe(1);
    expect(errorReports(receiver)[0]?.exception?.values[0]?.value).toBe('Ofen kalt');
    expect(errorReports(receiver)[0]?.user ?? {}).toEqual({});
    await expect(page.getByRole('button', { name: /melden/ })).toHaveCount(0);
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['__Host-ofenpost.guest']);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^(ph|__ph|__mp)_?/.test(key)))).toEqual(
      [],
    );
    await page.close({ runBeforeUnload: true });
    await expect
      .poll(() => events(receiver))
      .toEqual([
        '$pageview /',
        // A filter changes the query, which counts as another page view.
        '$pageview /products',
        '$pageview /products',
        'removed_all_unavailable_items 1',
        'navigate_to_checkout',
        '$pageview /checkout',
        '$pageleave',
      ]);
    const spans = () => receiver.received('/api/1/envelope').join('\n');
    await expect.poll(() => /"name":"\/products".*?"sentry\.op":\{"value":"navigation"/.test(spans())).toBe(true);

    await visit(staff, '/');
    await expect(staff.getByRole('button', { name: 'Fehler melden' })).toBeVisible();
    await breakPage(staff, 'Ofen aus');
    await expect.poll(() => errorReports(receiver).length).toBe(2);
    expect(errorReports(receiver)[1]?.user).toMatchObject({
      username: 'Jonas Keller',
      email: 'jonas.keller@ofenpost.example',
    });
    await staff.getByRole('button', { name: 'Da ging etwas schief: melden?' }).click();
    const dialog = staff.getByRole('dialog').filter({ hasText: 'Was ging schief?' });
    await dialog.getByLabel('Was ist passiert?').fill('Der Ofen ging aus.');
    await dialog.getByRole('button', { name: 'Senden' }).click();
    await expect(staff.getByText('Danke, wir schauen es an.')).toBeVisible();
    await expect.poll(() => receiver.received('/api/1/envelope').join('')).toContain('Der Ofen ging aus.');
    await openUnhydrated(staff, 'about:blank');
    expect(receiver.received('/').filter((text) => text.includes('geheim'))).toEqual([]);
  } finally {
    await shop.stop('SIGINT');
    await shop.start(CLOCK_START.noon);
    await receiver.close();
  }
});
