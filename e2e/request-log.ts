import type { BrowserContext, Request } from 'playwright/test';

const QUIET_TYPES: ReadonlySet<string> = new Set(['script', 'stylesheet', 'image', 'font', 'manifest']);
const STORED = 200;
const SHOWN = 10;

type Entry = {
  readonly method: string;
  readonly path: string;
  readonly type: string;
  readonly start: number;
  status?: number;
  /** Why there is no whole answer. */
  failure?: string;
  milliseconds?: number;
};

/** Files say nothing where they arrive, and a page waits for scripts and styles only. */
const isQuiet = ({ type, status, failure }: Entry): boolean =>
  QUIET_TYPES.has(type) && failure === undefined && (status === undefined ? type === 'image' : status < 400);

function format({ method, path, status, failure, start, milliseconds }: Entry): string {
  const unfinished = milliseconds === undefined ? 'unfinished' : undefined;
  const outcome = [status, failure ?? unfinished].filter((part) => part !== undefined);
  return [method, path, ...outcome, `${Math.round(milliseconds ?? performance.now() - start)} ms`].join(' ');
}

/** The requests of the pages of one test. */
export type RequestLog = {
  watch(context: BrowserContext): void;
  /** The last requests with method, path, status and duration, without files that arrived and pictures. */
  last(): readonly string[];
};

/** Paths are written without what follows the question mark, and without the shop's own origin. */
export function createRequestLog(own: string): RequestLog {
  const entries: Entry[] = [];
  const entryOf = new WeakMap<Request, Entry>();
  const note = (request: Request, change: Partial<Entry>) => Object.assign(entryOf.get(request) ?? {}, change);
  const end = (request: Request, change: Partial<Entry> = {}) => {
    const { responseEnd } = request.timing();
    const { start = 0 } = entryOf.get(request) ?? {};
    // The browser's own time, where it has one: a busy test receives both events at once.
    note(request, { ...change, milliseconds: responseEnd >= 0 ? responseEnd : performance.now() - start });
  };
  return {
    watch: (context) => {
      context.on('request', (request) => {
        const { origin, pathname } = new URL(request.url());
        const path = origin === own ? pathname : `${origin}${pathname}`;
        const entry: Entry = { method: request.method(), path, type: request.resourceType(), start: performance.now() };
        entryOf.set(request, entry);
        if (entries.push(entry) > STORED) entries.shift();
      });
      context.on('response', (response) => note(response.request(), { status: response.status() }));
      context.on('requestfinished', (request) => end(request));
      context.on('requestfailed', (request) => end(request, { failure: request.failure()?.errorText ?? 'failed' }));
    },
    last: () =>
      entries
        .filter((entry) => !isQuiet(entry))
        .slice(-SHOWN)
        .map(format),
  };
}
