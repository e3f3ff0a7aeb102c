import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGE_FRESH_MILLISECONDS, PAGE_CACHED_MILLISECONDS, PAGE_TIMEOUT_MILLISECONDS } from './cached-pages.ts';
import { checksumsOf, createFakeScope } from './fake-scope.fixtures.ts';
import { startWorker } from './start-worker.ts';

const FILES = ['/assets/app-1.js', '/assets/style-1.css'];
/** A file that is cached once somebody has asked for it. */
const OTHER = '/assets/other-1.js';
const START = Date.parse('2026-11-20T18:00:00.000Z');
const PAGES = ['/offline', '/', '/products', '/restaurant', '/pizza-creator'];
const BUILT = checksumsOf([...FILES, OTHER]);
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const navigate = { mode: 'navigate' };

beforeEach(() => void vi.useFakeTimers({ now: START, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** `files` are cached at installation; `checksums` are those of all built files, by default of those and another one. */
async function startedWorker({ files = FILES, staffFiles = [] as readonly string[], checksums = BUILT } = {}) {
  const browser = createFakeScope();
  startWorker(browser.scope, { files, staffFiles, checksums: await checksums });
  await browser.install();
  await browser.activate();
  return browser;
}

describe('a screen of staff', () => {
  const STAFF_FILES = ['/assets/courier-1.js'];
  const pageOf = (path: string) => `<html data-now="">import("/assets/courier-1.js") ${path}</html>`;
  const startedStaffWorker = async () =>
    startedWorker({
      staffFiles: STAFF_FILES,
      checksums: Promise.resolve(new Map([...(await BUILT), ...(await checksumsOf(STAFF_FILES, pageOf))])),
    });

  it('opens without a network once it was open, as a guest sees it', async () => {
    const { ask, message, requested, setNetwork, stored } = await startedStaffWorker();
    setNetwork(async (url) => {
      const headers = { 'content-type': url.endsWith('.js') ? 'text/javascript' : 'text/html' };
      return new Response(pageOf(new URL(url).pathname), { headers });
    });
    await ask('/kurier', navigate);
    expect(stored()).toEqual({ assets: FILES, pages: PAGES });
    requested();
    await message({ cache: '/kurier' });
    expect(stored()).toEqual({ assets: [...FILES, ...STAFF_FILES], pages: [...PAGES, '/kurier'] });
    expect(requested().find(({ path }) => path === '/kurier')?.init?.credentials).toBe('omit');
    setNetwork(offline);
    expect((await ask('/kurier', navigate))?.text).toContain('courier-1.js');
    expect((await ask('/assets/courier-1.js'))?.status).toBe(200);
    expect((await ask('/admin/kitchen', navigate))?.text).toContain('/offline');
  });

  it('is kept for no other page, and of no other version', async () => {
    const { message, setNetwork, stored } = await startedStaffWorker();
    for (const keep of ['/admin/accounting', '/order/7', '//evil.example/', '', 7, null]) await message({ keep });
    setNetwork(async () => new Response('<html data-now="">import("/assets/courier-2.js")</html>'));
    await message({ cache: '/kurier' });
    expect(stored()['pages']).toEqual(PAGES);
    setNetwork(offline);
    await message({ cache: '/admin/kitchen' });
    expect(stored()['pages']).toEqual(PAGES);
  });
});

describe('the service worker', () => {
  it('keeps the files of its version, the readable pages and the page for all others', async () => {
    const { stored } = await startedWorker();
    expect(stored()).toEqual({ assets: FILES, pages: PAGES });
  });

  it('fetches pages to keep without cookies, so that nothing personal is in them', async () => {
    const { requested } = await startedWorker();
    const pages = requested().filter(({ path }) => PAGES.includes(path));
    expect(pages.map(({ init }) => init?.credentials)).toEqual(PAGES.map(() => 'omit'));
  });

  it('answers with the network where there is one, and never keeps that answer', async () => {
    const { ask, setNetwork, stored } = await startedWorker();
    setNetwork(async () => new Response('Grüezi Anna'));
    expect(await ask('/products', navigate)).toEqual({ text: 'Grüezi Anna', status: 200 });
    setNetwork(offline);
    expect((await ask('/products', navigate))?.text).not.toContain('Anna');
    expect(stored()['pages']).toEqual(PAGES);
  });

  it('answers with the kept page where the network fails, whose clock goes on', async () => {
    const { ask, setNetwork } = await startedWorker();
    setNetwork(offline);
    vi.setSystemTime(START + 90_000);
    expect((await ask('/products?tag=vegan', navigate))?.text).toBe(
      '<html data-now="2026-11-20T18:01:30.000Z" data-kept>/products</html>',
    );
  });

  it('says where nothing was kept, and where it is too old', async () => {
    const { ask, setNetwork } = await startedWorker();
    setNetwork(offline);
    expect((await ask('/about-us', navigate))?.text).toContain('/offline');
    vi.setSystemTime(START + PAGE_CACHED_MILLISECONDS + 1);
    expect((await ask('/products', navigate))?.text).toContain('/offline');
  });

  it('does not let a slow network keep people waiting when it has the page', async () => {
    const { ask, setNetwork } = await startedWorker();
    setNetwork(() => new Promise(() => {}));
    const start = performance.now();
    expect((await ask('/products', navigate))?.text).toContain('data-kept');
    expect(performance.now() - start).toBeGreaterThan(PAGE_TIMEOUT_MILLISECONDS - 100);
  });

  it('fetches kept pages anew when somebody comes after a while', async () => {
    const { ask, requested } = await startedWorker();
    requested();
    vi.setSystemTime(START + PAGE_FRESH_MILLISECONDS);
    await ask('/about-us', navigate);
    expect(requested().map(({ path }) => path)).toEqual(['/about-us']);
    vi.setSystemTime(START + PAGE_FRESH_MILLISECONDS + 1);
    await ask('/about-us', navigate);
    expect(requested().map(({ path }) => path)).toEqual([
      '/about-us',
      '/',
      '/products',
      '/restaurant',
      '/pizza-creator',
    ]);
  });

  it('fetches only the opened page for whoever saves data', async () => {
    const browser = createFakeScope();
    browser.saveData();
    startWorker(browser.scope, { files: FILES, staffFiles: [], checksums: await BUILT });
    await browser.install();
    await browser.activate();
    expect(browser.stored()['pages']).toEqual(['/offline']);
    await browser.ask('/products', navigate);
    expect(browser.stored()['pages']).toEqual(['/offline', '/products']);
  });

  it('does not keep pages of another version, whose files it has not', async () => {
    const { ask, setNetwork } = await startedWorker();
    vi.setSystemTime(START + PAGE_FRESH_MILLISECONDS + 1);
    setNetwork(async () => new Response('<html data-now=""><script type="module">import("/assets/app-2.js")</script>'));
    await ask('/products', navigate);
    setNetwork(offline);
    expect((await ask('/products', navigate))?.text).toContain('>/products<');
  });

  it('leaves forms, the API, sign-in and files alone', async () => {
    const { ask } = await startedWorker();
    expect(await ask('/auth/sign-in', { mode: 'navigate', method: 'POST' })).toBeNull();
    for (const path of ['/api/cart', '/api/desk/orders/events', '/api/time']) expect(await ask(path)).toBeNull();
    for (const path of ['/oidc/auth', '/api/docs', '/restaurant/events/1.ics'])
      expect(await ask(path, navigate)).toBeNull();
  });

  it('answers built files and pictures from what it keeps, and keeps new ones', async () => {
    const { ask, requested, setNetwork, stored } = await startedWorker();
    await ask(OTHER);
    await ask('/illustrations/1/a.svg');
    await ask('/photos/abc/640.avif');
    requested();
    setNetwork(offline);
    expect((await ask(OTHER))?.text).toContain('other-1');
    expect((await ask('/illustrations/1/a.svg'))?.text).toContain('/1/a.svg');
    expect((await ask('/photos/abc/640.avif'))?.text).toContain('640.avif');
    expect((await ask('/illustrations/2/b.svg'))?.text).toContain('<svg');
    expect([requested().map(({ path }) => path), stored()['pictures']]).toEqual([
      ['/illustrations/2/b.svg'],
      ['/illustrations/1/a.svg', '/photos/abc/640.avif'],
    ]);
  });

  it('shows another width of a picture that it has, while there is no connection', async () => {
    const { ask, setNetwork } = await startedWorker();
    await ask('/illustrations/1/ab-96');
    await ask('/illustrations/creation/cd-192?of=x');
    await ask('/photos/abc/640.avif');
    setNetwork(offline);
    expect((await ask('/illustrations/1/ab-320'))?.text).toContain('/1/ab-96');
    expect((await ask('/illustrations/creation/cd-96?of=x'))?.text).toContain('cd-192');
    expect((await ask('/photos/abc/960.avif'))?.text).toContain('640.avif');
    for (const other of ['/illustrations/2/ab-96', '/illustrations/1/cd-96', '/illustrations/creation/cd-96?of=y'])
      expect((await ask(other))?.text).toContain('<svg');
  });

  it('does not keep what stands in for a picture that is not drawn yet', async () => {
    const { ask, setNetwork, stored } = await startedWorker();
    setNetwork(
      async () =>
        new Response('stand-in', { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } }),
    );
    expect((await ask('/illustrations/1/ab-96'))?.text).toBe('stand-in');
    setNetwork(async () => new Response('drawn', { headers: { 'content-type': 'image/avif' } }));
    expect((await ask('/illustrations/1/ab-96'))?.text).toBe('drawn');
    expect(stored()['pictures']).toEqual(['/illustrations/1/ab-96']);
  });

  it('keeps nothing of the wrong kind, and drops what was kept so', async () => {
    const paths = [OTHER, '/assets/other-1.css', '/assets/font-1.woff2', '/illustrations/1/ab-96'];
    const checksums = checksumsOf([...FILES, ...paths], () => 'right');
    const { ask, scope, setNetwork, stored } = await startedWorker({ files: [], checksums });
    const maintenance = async () => new Response('<p>Wartung</p>', { headers: { 'content-type': 'text/html' } });
    setNetwork(maintenance);
    for (const path of paths) expect((await ask(path))?.text).toContain('Wartung');
    expect(stored()).toEqual({ assets: [], pages: PAGES, pictures: [] });

    for (const path of [...paths, ...FILES])
      await (
        await scope.caches.open(path.startsWith('/assets/') ? 'assets' : 'pictures')
      ).put(path, await maintenance());
    const types = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' } as Readonly<Record<string, string>>;
    setNetwork(async (url) => {
      const type = types[/\.(\w+)$/.exec(url)?.[1] ?? ''] ?? 'image/avif';
      return new Response('right', { headers: { 'content-type': type } });
    });
    for (const path of [...paths, ...FILES]) expect((await ask(path))?.text).toBe('right');
    setNetwork(offline);
    for (const path of [...paths, ...FILES]) expect((await ask(path))?.text).toBe('right');
  });

  it('asks past the HTTP cache for what came of the wrong kind', async () => {
    const checksums = checksumsOf([...FILES, OTHER], (path) => (path === OTHER ? 'right' : ''));
    const { ask, requested, setNetwork } = await startedWorker({ files: [], checksums });
    requested();
    setNetwork(async () => {
      const isFirst = requested().length === 1 && !hasAsked;
      hasAsked = true;
      return new Response(isFirst ? 'Wartung' : 'right', {
        headers: { 'content-type': isFirst ? 'text/html' : 'text/javascript' },
      });
    });
    let hasAsked = false;
    expect((await ask(OTHER))?.text).toBe('right');
  });

  const answerWith = (content: string, type: string) => async () =>
    new Response(content, { headers: { 'content-type': type } });

  it.each(['', '<html data-now="2026', '/* Wartung */ throw 1'])(
    'keeps no script that came as: %s',
    async (content) => {
      const { ask, requested, setNetwork, stored } = await startedWorker();
      setNetwork(answerWith(content, 'text/javascript'));
      expect(await ask(OTHER)).toEqual({ text: content, status: 200 });
      expect(stored()['assets']).toEqual(FILES);
      setNetwork(answerWith(`<html data-now="2026-11-20T18:00:00.000Z">${OTHER}</html>`, 'text/javascript'));
      expect((await ask(OTHER))?.text).toContain(`>${OTHER}<`);
      requested();
      setNetwork(offline);
      expect((await ask(OTHER))?.text).toContain(`>${OTHER}<`);
      expect(requested()).toEqual([]);
    },
  );

  it('is not installed with a script of another content, nor with a font that is JSON', async () => {
    for (const [path, type] of [
      [OTHER, 'text/javascript'],
      ['/assets/font-1.woff2', 'application/json'],
      ['/assets/font-1.woff2', 'font/woff2'],
    ] as const) {
      const browser = createFakeScope();
      startWorker(browser.scope, {
        files: [path],
        staffFiles: [],
        checksums: await checksumsOf([path], () => 'right'),
      });
      browser.setNetwork(answerWith('{"error":true}', type));
      await expect(browser.install()).rejects.toThrow(path);
      expect(browser.stored()['assets']).toEqual([]);
    }
  });

  it('replaces at its installation what an earlier version kept of another content', async () => {
    const { scope, stored, install, activate, ask } = await startedWorker();
    const assets = await scope.caches.open('assets');
    const empty = answerWith('', 'text/javascript');
    for (const path of [OTHER, ...FILES]) await assets.put(path, await empty());
    const built = { files: FILES, staffFiles: [OTHER], checksums: await BUILT };
    startWorker(scope, built);
    await install();
    await activate();
    expect(stored()['assets']).toEqual(FILES);
    for (const path of FILES) expect((await ask(path))?.text).toContain(`>${path}<`);
  });

  it('keeps no file of another version, which it could not check', async () => {
    const { ask, requested, stored } = await startedWorker();
    requested();
    expect((await ask('/assets/old-0.js'))?.status).toBe(200);
    expect(requested()).toHaveLength(1);
    expect(stored()['assets']).toEqual(FILES);
  });

  it('keeps no empty picture', async () => {
    const { ask, setNetwork, stored } = await startedWorker();
    setNetwork(answerWith('', 'image/avif'));
    await ask('/photos/abc/640.avif');
    expect(stored()['pictures']).toEqual([]);
  });

  it('is not installed with a file of the wrong kind', async () => {
    const browser = createFakeScope();
    startWorker(browser.scope, { files: FILES, staffFiles: [], checksums: await BUILT });
    browser.setNetwork(async () => new Response('Wartung', { headers: { 'content-type': 'text/html' } }));
    await expect(browser.install()).rejects.toThrow('/assets/app-1.js');
    expect(browser.stored()['assets'] ?? []).toEqual([]);
  });

  it('answers an import that is tried again with the file that it keeps, and keeps it once', async () => {
    const { ask, setNetwork, stored } = await startedWorker();
    await ask('/assets/other-1.js?retry=2');
    setNetwork(offline);
    for (const query of ['', '?retry=2', '?retry=3']) expect((await ask(`/assets/app-1.js${query}`))?.status).toBe(200);
    expect((await ask(OTHER))?.status).toBe(200);
    expect(stored()['assets']).toEqual([...FILES, OTHER]);
  });

  it.each([502, 503, 504, 511, 520, 521, 525, 527, 530])('takes %i for no answer to a page', async (status) => {
    const { ask, setNetwork } = await startedWorker();
    setNetwork(async () => new Response('Bad Gateway', { status }));
    expect((await ask('/products', navigate))?.text).toContain('data-kept>/products<');
    expect((await ask('/about-us', navigate))?.text).toContain('/offline');
  });

  it.each([404, 500, 501, 505, 519, 531])('shows a page that comes with %i', async (status) => {
    const { ask, setNetwork } = await startedWorker();
    setNetwork(async () => new Response('ours', { status }));
    expect(await ask('/products', navigate)).toEqual({ text: 'ours', status });
  });

  it('keeps no page of a host that answers with 200, and drops one that was kept', async () => {
    const { ask, scope, setNetwork, stored } = await startedWorker();
    vi.setSystemTime(START + PAGE_FRESH_MILLISECONDS + 1);
    setNetwork(async () => new Response('<html>Wartung</html>'));
    await ask('/about-us', navigate);
    setNetwork(offline);
    for (const path of PAGES.slice(1)) expect((await ask(path, navigate))?.text).toContain(`>${path}<`);

    const [name = ''] = (await scope.caches.keys()).filter((each) => each.startsWith('pages'));
    const headers = { 'x-kept-at': `${Date.now()}` };
    await (await scope.caches.open(name)).put('/products', new Response('<html>Wartung</html>', { headers }));
    expect((await ask('/products', navigate))?.text).toContain('/offline');
    expect(stored()['pages']).not.toContain('/products');
  });

  it('keeps the newest pictures alone', async () => {
    const { ask, stored } = await startedWorker();
    for (let index = 0; index < 155; index += 1) await ask(`/illustrations/${index}/a.svg`);
    expect(stored()['pictures']?.slice(0, 2)).toEqual(['/illustrations/5/a.svg', '/illustrations/6/a.svg']);
    expect(stored()['pictures']).toHaveLength(150);
  });

  it('tells a page that a file of its version is gone', async () => {
    const { ask, setNetwork, told: reported } = await startedWorker();
    setNetwork(async () => new Response('', { status: 404 }));
    await ask('/assets/old-0.js');
    await vi.waitFor(() => expect(reported).toEqual([{ gone: 'https://ofenpost.test/assets/old-0.js' }]));
  });

  it('tidies up after the version before', async () => {
    const { scope, stored, install, activate, ask } = await startedWorker();
    await ask(OTHER);
    const files = ['/assets/app-2.js'];
    startWorker(scope, { files, staffFiles: [], checksums: await checksumsOf(files) });
    await install();
    await activate();
    expect(stored()).toEqual({ assets: ['/assets/app-2.js'], pages: PAGES });
  });

  it('takes over when it is told to, and says whether its version has the files of a page', async () => {
    const { message, skips } = await startedWorker();
    expect(skips()).toBe(0);
    await message('activate');
    expect(skips()).toBe(1);
    const answers: unknown[] = [];
    const port = { postMessage: (answer: unknown) => void answers.push(answer) };
    await message({ runs: FILES }, [port]);
    await message({ runs: [...FILES, '/assets/app-2.js'] }, [port]);
    await message({ runs: 'all' }, [port]);
    expect(answers).toEqual([true, false]);
  });
});
