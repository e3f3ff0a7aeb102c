import { catalogue } from '@ofenpost/core/catalogue/catalogue';
import { delivery } from '@ofenpost/core/delivery/delivery';
import { restaurantEvent } from '@ofenpost/core/event/restaurant-event';
import { openingHours } from '@ofenpost/core/opening-hours/opening-hours';
import { pizzaSearch } from '@ofenpost/core/pizza-creator/pizza-url';
import { plainCreation } from '@ofenpost/core/pizza/change-creation';
import { pizzaOffer } from '@ofenpost/core/pizza/pizza-offer';
import { restaurant } from '@ofenpost/core/restaurant/restaurant';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import type { AppEnvironment } from '../http/app.ts';
import { SHOP } from '../http/fair-queue.ts';
import { pngOf, sharedPicturePart } from './seo.http.ts';

const ORIGIN = 'https://pizza.example.ch';
const PRIVATE_PAGES = ['/admin/incoming-orders', '/checkout', '/auth', '/error', '/order/1', '/api/cart'];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const node = z.looseObject({ '@type': z.string() });
const graph = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(node) });

const drawStandIn = () => pngOf('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

describe('found by machines', () => {
  let server: TestServer;
  beforeAll(async () => {
    const database = await createTestDatabase();
    const load = () => import('@ofenpost/web/entry-server');
    server = await startTestServer(database.url, { PUBLIC_URL: ORIGIN }, load);
  });
  afterAll(() => server.close());

  const text = async (path: string): Promise<string> => (await fetch(`${server.local}${path}`)).text();
  const load = async <T>(path: string, schema: z.ZodMiniType<T>): Promise<T> =>
    schema.parse(JSON.parse(await text(`/api/${path}`)));
  const pagesOfSitemap = async () =>
    [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);

  /** The structured data of a page, by type. */
  async function dataOf(path: string) {
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await text(path)) ?? [];
    if (json === undefined) return null;
    const nodes = graph.parse(JSON.parse(json))['@graph'];
    return (type: string) => nodes.filter((each) => each['@type'] === type);
  }

  it.each([
    ['/order-time?plz=8400', '/order-time/info?plz=8400'],
    ['/payment', '/payment/info'],
    ['/legal', '/legal/imprint'],
    ['/admin', '/admin/incoming-orders'],
    ['/checkout/pay/now?from=mail', '/checkout?from=mail'],
  ])('leads %s to %s', async (section, page) => {
    const response = await fetch(`${server.local}${section}`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, page]);
    expect((await fetch(`${server.local}${page}`)).status).toBe(200);
  });

  it('lists the public pages in the sitemap, and each is there, says where it stands and is well described', async () => {
    const urls = await pagesOfSitemap();
    expect(urls).toContain(`${ORIGIN}/`);
    expect(urls).toContain(`${ORIGIN}/order-time/info`);
    expect(new Set(urls).size).toBe(urls.length);
    const descriptions = new Set<string>();
    const titles = new Set<string>();
    for (const url of urls) {
      const response = await fetch(url.replace(ORIGIN, server.local));
      const html = await response.text();
      expect([url, response.status]).toEqual([url, 200]);
      expect(html).toContain(`<link rel="canonical" href="${url}"`);
      expect(html).toContain(`<meta property="og:url" content="${url}"`);
      expect(html).not.toContain('noindex');
      const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
      const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
      expect([url, description.length > 40 && description.length < 170]).toEqual([url, true]);
      expect(html).toContain(`<meta property="og:description" content="${description}"`);
      expect(html).toContain(`<meta property="og:title" content="${title}"`);
      descriptions.add(description);
      titles.add(title);
    }
    expect([descriptions.size, titles.size]).toEqual([urls.length, urls.length]);
  });

  it('gives each public page a picture to pass on, large enough and kept', async () => {
    const pictures = new Set<string>();
    for (const url of await pagesOfSitemap()) {
      const [, picture = ''] =
        /<meta property="og:image" content="([^"]*)"/.exec(await text(url.slice(ORIGIN.length))) ?? [];
      pictures.add(picture);
    }
    expect(pictures.size).toBeGreaterThan(3);
    for (const picture of pictures) {
      const address = picture.replace(ORIGIN, server.local);
      const response = await fetch(address);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      // The header of a PNG file has width and height at bytes 16 and 20.
      const bytes = new DataView(await response.arrayBuffer());
      expect([bytes.getUint32(16), bytes.getUint32(20)]).toEqual([1200, 630]);
      expect(bytes.byteLength).toBeLessThan(300_000);
      const again = await fetch(address, {
        headers: { 'if-none-match': `"other", W/${response.headers.get('etag')}` },
      });
      expect(again.status).toBe(304);
    }
    expect((await fetch(`${server.local}/og/unknown.png`)).status).toBe(404);
  });

  it('shows a simple bread, for the moment, where the picture cannot be loaded', async () => {
    const app = new Hono<AppEnvironment>();
    const web = { load: () => import('@ofenpost/web/entry-server') };
    const findProduct = () => Promise.resolve(undefined);
    sharedPicturePart({
      web,
      findProduct,
      loadPicture: () => Promise.reject(new Error('No dish.')),
      drawStandIn,
      readPizzaOffer: () => Promise.resolve(null),
      drawCreation: () => Promise.resolve(null),
      senderOf: () => SHOP,
      mayDraw: () => Promise.resolve(true),
    })(app);
    const [bread, oven] = [await app.request('/og/bread.png'), await app.request('/og/oven.png')];
    expect([bread, oven].map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual([
      [200, 'no-store'],
      [200, 'public, max-age=86400'],
    ]);
    const drawn = await fetch(`${server.local}/og/bread.png`);
    expect(drawn.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(drawn.headers.get('etag')).not.toBe(bread.headers.get('etag'));
  });

  it('describes the own pizza that an address names, under one address, with its own picture', async () => {
    const offer = await load('pizza-creator', pizzaOffer);
    const [first, second] = offer.toppings.filter(({ available, soldOutUntil }) => available && soldOutUntil === null);
    if (first === undefined || second === undefined) throw new Error('no toppings');
    const toppings = [
      { toppingId: first.id, place: 'whole' as const },
      { toppingId: second.id, place: 'left' as const },
    ];
    const search = pizzaSearch(offer, { ...plainCreation(offer), toppings });
    const headOf = async (path: string) => {
      const html = (await text(path)).replaceAll('&amp;', '&');
      return html
        .match(/<title>[^<]*|<meta (name="description"|property="og:)[^>]*|<link rel="canonical"[^>]*/g)
        ?.join();
    };
    const head = await headOf(`/pizza-creator?${search}`);
    for (const part of [
      `<title>Fladen mit ${first.name} und ${second.name} – `,
      `property="og:url" content="${ORIGIN}/pizza-creator?${search}"`,
      `property="og:image" content="${ORIGIN}/og/creation/${search}.png"`,
      `<link rel="canonical" href="${ORIGIN}/pizza-creator"`,
      `Auf dem ganzen Fladen: ${first.name}. Auf der linken Hälfte: ${second.name}.`,
    ])
      expect(head).toContain(part);
    expect(await headOf(`/pizza-creator?utm_source=mail&${search}&size=none`)).toBe(head);
    const plain = await headOf('/pizza-creator');
    for (const other of ['utm_source=mail', 'v=1', 'whole=unknown', `v=2&${search.slice('v=1&'.length)}`])
      expect(await headOf(`/pizza-creator?${other}`)).toBe(plain);
    // Whoever comes while a slow machine draws is led to the bread of all; the picture is there once it is drawn.
    await vi.waitFor(async () => {
      const { status, headers, redirected } = await fetch(`${server.local}/og/creation/${search}.png`);
      expect([status, headers.get('content-type'), redirected]).toEqual([200, 'image/png', false]);
    });
    const other = await fetch(`${server.local}/og/creation/${search}&more=1.png`, { redirect: 'manual' });
    expect([other.status, other.headers.get('location')]).toEqual([302, `/og/creation/${search}.png`]);
  });

  it('draws each own pizza once and few at a time, and shows the bread of all for the others', async () => {
    const offer = await load('pizza-creator', pizzaOffer);
    const searches = offer.toppings
      .slice(0, 6)
      .map(({ id }) => pizzaSearch(offer, { ...plainCreation(offer), toppings: [{ toppingId: id, place: 'whole' }] }));
    const finish: (() => void)[] = [];
    const drawn: unknown[] = [];
    const app = new Hono<AppEnvironment>();
    sharedPicturePart({
      web: { load: () => import('@ofenpost/web/entry-server') },
      findProduct: () => Promise.resolve(undefined),
      loadPicture: () => Promise.resolve(null),
      drawStandIn,
      readPizzaOffer: () => Promise.resolve(offer),
      drawCreation: async ({ illustration }) => {
        drawn.push(illustration);
        await new Promise<void>((resolve) => finish.push(resolve));
        return drawStandIn();
      },
      senderOf: ({ req }) => ({ line: req.header('from') ?? '' }),
      mayDraw: () => Promise.resolve(true),
    })(app);
    let askers = 0;
    const read = async (search = '', from = `${(askers += 1)}`) =>
      app.request(`/og/creation/${search}.png`, { headers: { from } });
    const [first, second, third, fourth, fifth] = searches;
    const waiting = [read(first), read(second), read(third), read(first)];
    await vi.waitFor(() => expect(finish).toHaveLength(3));
    expect((await read(fourth)).headers.get('location')).toBe('/og/bread.png');
    for (const done of finish) done();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect([(await read(second)).status, drawn.length]).toEqual([200, 3]);
    const late = read(fourth, 'one');
    await vi.waitFor(() => expect(finish).toHaveLength(4));
    // Each address has one drawn at a time.
    expect((await read(fifth, 'one')).headers.get('location')).toBe('/og/bread.png');
    finish.at(-1)?.();
    expect((await late).status).toBe(200);
  });

  it('describes a product that an address names, with its own picture, and the menu for an unknown one', async () => {
    const { productGroups } = await load('catalogue', catalogue);
    const product = productGroups[0]?.products[0];
    if (product === undefined) throw new Error('no product');
    const metaOf = async (path: string) => {
      const html = await text(path);
      const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
      const meta = (name: string) => new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1];
      return { title, url: meta('url'), image: meta('image'), description: meta('description') };
    };
    const linked = await metaOf(`/products?produkt=${product.id}`);
    expect(linked.title).toContain(product.name);
    expect(linked).toMatchObject({
      url: `${ORIGIN}/products?produkt=${product.id}`,
      image: `${ORIGIN}/og/${product.id}.png`,
      description: product.description,
    });
    const picture = await fetch(`${server.local}/og/${product.id}.png`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await metaOf(`/products?produkt=${unknown}`)).toEqual(await metaOf('/products'));
    expect((await fetch(`${server.local}/og/${unknown}.png`)).status).toBe(404);
  });

  it('keeps robots away from what is private and from nothing else', async () => {
    const robots = await text('/robots.txt');
    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    const disallowed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path);
    const isAllowed = (path: string) => !disallowed.some((start) => path.startsWith(start));
    expect(PRIVATE_PAGES.filter(isAllowed)).toEqual([]);
    const paths = (await pagesOfSitemap()).map((url) => url.slice(ORIGIN.length));
    expect(paths.filter((path) => !isAllowed(path))).toEqual([]);
    expect(await text('/checkout')).toContain('<meta name="robots" content="noindex"');
    expect(await dataOf('/checkout')).toBeNull();
  });

  it('says whom to tell of a weakness, and for how long that holds', async () => {
    const response = await fetch(`${server.local}/.well-known/security.txt`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i);
    const fields = new Map(
      (await response.text())
        .trimEnd()
        .split('\n')
        .map((line) => line.split(': ', 2) as [string, string]),
    );
    expect(fields.get('Contact')).toBe(`mailto:${(await load('restaurant', restaurant)).email}`);
    expect(fields.get('Canonical')).toBe(`${ORIGIN}/.well-known/security.txt`);
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.parse(TEST_NOW)) / 86_400_000;
    expect([days > 170, days < 365]).toEqual([true, true]);
  });

  it('describes the restaurant with the hours of both services', async () => {
    const profile = await load('restaurant', restaurant);
    const hours = await load('opening-hours', openingHours);
    const { orderLocations } = await load('delivery', delivery);
    const weekly = (service: 'restaurant' | 'delivery') =>
      hours[service].openingDays.flatMap(({ dayOfWeek, openingHour }) =>
        openingHour.map(({ open, close }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: WEEKDAYS[dayOfWeek],
          opens: open,
          closes: close,
        })),
      );
    const special = (service: 'restaurant' | 'delivery') =>
      hours[service].extraordinaryOpeningHour.flatMap(({ date, openingHour }) =>
        (openingHour.length === 0 ? [{ open: '00:00', close: '00:00' }] : openingHour).map(({ open, close }) => ({
          '@type': 'OpeningHoursSpecification',
          validFrom: date,
          validThrough: date,
          opens: open,
          closes: close,
        })),
      );
    for (const path of ['/', '/restaurant', '/order-time/info']) {
      const [found, ...others] = (await dataOf(path))?.('Restaurant') ?? [];
      expect(others).toEqual([]);
      expect(found).toMatchObject({
        name: profile.name,
        url: `${ORIGIN}/`,
        telephone: `+41 ${profile.phoneNumber.slice(1)}`,
        vatID: profile.vatNumber,
        address: { streetAddress: profile.street, postalCode: profile.postcode, addressLocality: profile.town },
        sameAs: [profile.instagramUrl, profile.facebookUrl],
        openingHoursSpecification: weekly('restaurant'),
        specialOpeningHoursSpecification: special('restaurant'),
        makesOffer: {
          itemOffered: {
            areaServed: orderLocations.map(({ postcode, town }) => `${postcode} ${town}`),
            hoursAvailable: [...weekly('delivery'), ...special('delivery')],
          },
        },
      });
    }
  });

  it('lists every product with its price on the menu, and every coming event', async () => {
    const { productGroups } = await load('catalogue', catalogue);
    const [menu] = (await dataOf('/products'))?.('Menu') ?? [];
    expect(menu?.['hasMenuSection']).toMatchObject(
      productGroups.map(({ name, products }) => ({
        name,
        hasMenuItem: products.map((product) => ({
          name: product.name,
          offers: { price: `${Math.floor(product.price / 100)}.${String(product.price % 100).padStart(2, '0')}` },
        })),
      })),
    );
    const events = await load('events', z.array(restaurantEvent));
    expect(events).not.toEqual([]);
    expect((await dataOf('/'))?.('Event')).toMatchObject(
      events.map(({ title, start, end }) => ({ name: title, startDate: start, endDate: end })),
    );
  });

  it('leads to each page from home', async () => {
    const [crumbs] = (await dataOf('/payment/info'))?.('BreadcrumbList') ?? [];
    expect(crumbs?.['itemListElement']).toMatchObject([
      { position: 1, item: `${ORIGIN}/` },
      { position: 2, name: 'Zahlung', item: `${ORIGIN}/payment/info` },
    ]);
    expect((await dataOf('/'))?.('BreadcrumbList')).toEqual([]);
  });
});
