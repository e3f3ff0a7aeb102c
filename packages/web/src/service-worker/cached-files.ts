import { PICTURES_MAX, type WorkerScope } from './cached-pages.ts';
import { checksumOf } from './checksum.ts';

/** The built files, by their paths. */
export type BuiltFiles = {
  /** Those of the worker's version that everybody gets. */
  readonly files: readonly string[];
  /** Those of the screens of staff, which only their devices get. */
  readonly staffFiles: readonly string[];
  /** The checksum of each file of this version, also of those that are cached once somebody has asked for them. */
  readonly checksums: ReadonlyMap<string, string>;
};

const ASSETS = 'assets';
const PICTURES = 'pictures';
/** Replaces a picture that is not cached: an empty picture instead of a broken one. */
const NO_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
/** The address of a picture without its width: `/illustrations/1/ab-96`, `/photos/ab/96.avif`. */
const withoutWidth = (url: string): string => url.replace(/[-/]\d+(?:\.[a-z]+)?(?=\?|$)/, '');

const MISSING_STATUSES = new Set([404, 410]);
/** The type of content that a script, a style, a font and a picture have; that of fonts has several names. */
const SCRIPT_TYPE = /javascript/;
const STYLE_TYPE = /^text\/css/;
const FONT_TYPE = /^(?:font\/|application\/(?:octet-stream|(?:x-)?font-))/;
const PICTURE_TYPE = /^image\//;

function typeOf(url: string, name: string): RegExp {
  if (name === PICTURES) return PICTURE_TYPE;
  const { pathname } = new URL(url);
  if (pathname.endsWith('.js')) return SCRIPT_TYPE;
  // The other built files are fonts.
  return pathname.endsWith('.css') ? STYLE_TYPE : FONT_TYPE;
}

/** Where a built file is cached: an import that is tried again has a query, see `import-part.ts`. */
const assetKeyOf = (url: string): string => url.replace(/\?.*/, '');

const isOfKind = ({ headers }: Response, url: string, name: string): boolean =>
  typeOf(url, name).test(headers.get('content-type') ?? '');

/** Whether the content of a built file is the one that the build has, or that of a picture is not empty. */
async function isWhole(answer: Response, checksum: string | undefined, name: string): Promise<boolean> {
  const content = await answer.clone().arrayBuffer();
  return name === PICTURES ? content.byteLength > 0 : (await checksumOf(content)) === checksum;
}

/**
 * Caches the built files and the pictures. Their names contain a hash of their content, so cached ones never become
 * outdated; but a proxy may answer with anything, so a built file is cached only if its content has its checksum.
 */
export function createCachedFiles(
  { caches, fetch, location }: WorkerScope,
  { files, staffFiles, checksums }: BuiltFiles,
) {
  const isRight = async (answer: Response, url: string, name: string): Promise<boolean> => {
    if (!answer.ok || !isOfKind(answer, url, name)) return false;
    const checksum = checksums.get(new URL(url).pathname);
    // A file of another version, which a page asks for that was opened before the update, is not known.
    return (name === ASSETS && checksum === undefined) || isWhole(answer, checksum, name);
  };
  const isKnown = (url: string, name: string): boolean => name === PICTURES || checksums.has(new URL(url).pathname);

  /** Returns what is cached; what is of the wrong kind, such as a page of a proxy, is removed. */
  const readCached = async (name: string, key: string): Promise<Response | undefined> => {
    const store = await caches.open(name);
    const cached = await store.match(key);
    if (cached === undefined || isOfKind(cached, key, name)) return cached;
    await store.delete(key);
    return undefined;
  };

  /** Fetches a file, and caches it if it is right; says so. */
  const fetchFile = async (name: string, request: Request, key: string) => {
    const first = await fetch(request);
    const isFirstGood = await isRight(first, key, name);
    // The browser's HTTP cache may have the wrong file as well.
    const isRetry = first.ok && !isFirstGood;
    const answer = isRetry ? await fetch(new Request(request, { cache: 'reload' })) : first;
    const isGood = isRetry ? await isRight(answer, key, name) : isFirstGood;
    // What stands in for a picture that is not drawn yet is for this moment only.
    const isFinal = answer.headers.get('cache-control') !== 'no-store';
    if (isGood && isFinal && isKnown(key, name)) await (await caches.open(name)).put(key, answer.clone());
    return { answer, isGood };
  };

  const answerOf = async (name: string, request: Request): Promise<Response> => {
    const key = name === ASSETS ? assetKeyOf(request.url) : request.url;
    return (await readCached(name, key)) ?? (await fetchFile(name, request, key)).answer;
  };

  /** Whether a file is cached that is right: an earlier version of the worker cached without looking at the content. */
  const isCachedRight = async (href: string): Promise<boolean> => {
    const cached = await readCached(ASSETS, href);
    return cached !== undefined && isRight(cached, href, ASSETS);
  };

  return {
    /** Caches files of this version; most of them come from the browser's HTTP cache. */
    async store(wanted: readonly string[]): Promise<void> {
      for (const file of wanted) {
        const { href } = new URL(file, location.origin);
        if (await isCachedRight(href)) continue;
        await (await caches.open(ASSETS)).delete(href);
        const { isGood } = await fetchFile(ASSETS, new Request(href), href);
        if (!isGood) throw new Error(`cannot be cached: ${file}`);
      }
    },
    async forgetOthers(): Promise<void> {
      const store = await caches.open(ASSETS);
      const own = new Set([...files, ...staffFiles].map((file) => new URL(file, location.origin).href));
      for (const { url } of await store.keys()) {
        if (!own.has(url) || !(await isCachedRight(url))) await store.delete(url);
      }
    },
    /** `onDeleted` is called when neither the cache nor the server has the file any more. */
    async asset(request: Request, onDeleted: () => void): Promise<Response> {
      const answer = await answerOf(ASSETS, request);
      if (MISSING_STATUSES.has(answer.status)) onDeleted();
      return answer;
    },
    /** Without a connection another width of the same picture is shown, or else nothing. */
    picture: (request: Request): Promise<Response> =>
      answerOf(PICTURES, request).catch(async () => {
        const store = await caches.open(PICTURES);
        const wanted = withoutWidth(request.url);
        const similar = (await store.keys()).find(({ url }) => withoutWidth(url) === wanted);
        return (
          (similar && (await readCached(PICTURES, similar.url))) ??
          new Response(NO_PICTURE, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } })
        );
      }),
    async dropOldPictures(): Promise<void> {
      const store = await caches.open(PICTURES);
      const cached = await store.keys();
      for (const request of cached.slice(0, Math.max(0, cached.length - PICTURES_MAX))) await store.delete(request);
    },
  };
}
