import type { WorkerScope } from './cached-pages.ts';
import { checksumOf } from './checksum.ts';

const ORIGIN = 'https://ofenpost.test';

const keyOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), ORIGIN).href;

/** A fake cache storage, by cache name and address. */
function createCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: RequestInfo | URL) => store.get(keyOf(request))?.clone(),
      put: async (request: RequestInfo | URL, response: Response) => void store.set(keyOf(request), response),
      delete: async (request: RequestInfo | URL) => store.delete(keyOf(request)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    };
  };
  const caches = {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  } as unknown as CacheStorage;
  const stored = () =>
    Object.fromEntries([...stores].map(([name, store]) => [name.replace(/ of .*/, ''), [...store.keys()].map(pathOf)]));
  return { caches, kept: stored, countOf: () => stores.size };
}

const pathOf = (url: string): string => url.replace(ORIGIN, '');
/** The path of a built file without the query of an import that is tried again. */
const filePathOf = (url: string): string => pathOf(url).replace(/(?<=^\/assets\/.*)\?.*/, '');

/** The type of content that the server sends for a path. */
function typeOf(path: string): string {
  if (/^\/(illustrations|photos)\//.test(path)) return 'image/svg+xml';
  if (path.startsWith('/assets/')) return path.includes('.css') ? 'text/css' : 'text/javascript';
  return 'text/html';
}

/** What the fake network answers for a path. */
const contentOf = (path: string): string =>
  `<html ${path === '/offline' ? 'data-offline=""' : 'data-now="2026-11-20T18:00:00.000Z"'}>${path}</html>`;

/** The checksums of files whose content is that of the fake network, or another one. */
export const checksumsOf = async (
  paths: readonly string[],
  content: (path: string) => string = contentOf,
): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await Promise.all(
      paths.map(async (path) => [path, await checksumOf(new TextEncoder().encode(content(path)))] as const),
    ),
  );

type FakePage = { readonly path: string; readonly visibilityState: 'hidden' | 'visible' };
type Handler = (event: never) => void;
type Answer = (url: string, init: RequestInit | undefined) => Promise<Response>;

/** A fake browser around a worker: it records requests, cached files and messages. */
export function createFakeScope() {
  const handlers = new Map<string, Handler>();
  const requested: { path: string; init: RequestInit | undefined }[] = [];
  const reported: unknown[] = [];
  let network: Answer = async (url) =>
    new Response(contentOf(filePathOf(url)), { headers: { 'content-type': typeOf(pathOf(url)) } });
  let saveData = false;
  let pages: readonly FakePage[] = [];
  const focused: string[] = [];
  const opened: string[] = [];
  const shown = new Map<string, { title: string; body: string; data: unknown }>();
  let skips = 0;
  const fetchFake = (request: RequestInfo | URL, init?: RequestInit) => {
    const url = keyOf(request);
    requested.push({ path: pathOf(url), init });
    return network(url, init);
  };
  const store = createCaches();
  const scope: WorkerScope = {
    location: { origin: ORIGIN },
    caches: store.caches,
    fetch: fetchFake,
    clients: {
      claim: async () => {},
      get: async () => ({ postMessage: (message) => void reported.push(message) }),
      matchAll: async () =>
        pages.map(({ path, visibilityState }) => ({
          url: `${ORIGIN}${path}`,
          visibilityState,
          focus: async () => void focused.push(path),
        })),
      openWindow: async (url) => void opened.push(pathOf(url)),
    },
    navigator: {
      get connection() {
        return { saveData };
      },
    },
    registration: {
      unregister: async () => true,
      showNotification: async (title, { body = '', tag = '', data }) => {
        shown.set(tag, { title, body, data });
      },
    },
    skipWaiting: async () => {
      skips += 1;
    },
    addEventListener: (type, listener) => void handlers.set(type, listener),
  };

  async function dispatch(type: string, event: Record<string, unknown> = {}): Promise<void> {
    const work: Promise<unknown>[] = [];
    handlers.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) } as never);
    await Promise.all(work);
  }

  return {
    scope,
    told: reported,
    stored: store.kept,
    skips: () => skips,
    /** Returns the paths requested since the last call. */
    requested: () => requested.splice(0),
    setNetwork: (answer: Answer) => {
      network = answer;
    },
    saveData: () => {
      saveData = true;
    },
    setPages: (open: readonly FakePage[]) => {
      pages = open;
    },
    push: (text: string | null) => dispatch('push', { data: text === null ? null : { text: () => text } }),
    /** Taps on the notice with this tag, which goes away. */
    tap: (tag: string) =>
      dispatch('notificationclick', {
        notification: { data: shown.get(tag)?.data, close: () => void shown.delete(tag) },
      }),
    /** The notices that are shown, and the pages that they opened or brought to the front. */
    notices: () => [...shown.values()].map(({ title, body }) => `${title}: ${body}`),
    opened,
    focused,
    install: () => dispatch('install'),
    activate: () => dispatch('activate'),
    message: (data: unknown, ports: readonly unknown[] = []) => dispatch('message', { data, ports }),
    /** Returns the worker's response; null if the worker does not handle the request. */
    async ask(path: string, { mode = 'cors', method = 'GET' } = {}): Promise<{ text: string; status: number } | null> {
      let answer: Promise<Response> | undefined;
      const request = Object.defineProperty(new Request(`${ORIGIN}${path}`, { method }), 'mode', { value: mode });
      const done = dispatch('fetch', {
        request,
        clientId: 'page',
        respondWith: (response: Promise<Response>) => {
          answer = response;
        },
      });
      const response = await answer;
      await Promise.race([done, new Promise((resolve) => void setTimeout(resolve, 50))]);
      return response === undefined ? null : { text: await response.text(), status: response.status };
    },
  };
}
