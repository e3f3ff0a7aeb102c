/**
 * The parts of its global scope that the worker uses; the DOM types know pages only. Source: w3.org/TR/service-workers.
 */
export type WorkerScope = {
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<WorkerClient | undefined>;
  };
  readonly navigator?: { readonly connection?: { readonly saveData?: boolean } };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void): void;
};

type WorkerClient = { postMessage(message: unknown): void };

type Lasting = { waitUntil(work: Promise<unknown>): void };

export type WorkerFetch = Lasting & {
  readonly request: Request;
  readonly clientId: string;
  /** The response that the browser requested while the worker started. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};

type WorkerMessage = Lasting & { readonly data: unknown; readonly ports: readonly MessagePort[] };

type WorkerEvents = {
  readonly install: Lasting;
  readonly activate: Lasting;
  readonly fetch: WorkerFetch;
  readonly message: WorkerMessage;
};
