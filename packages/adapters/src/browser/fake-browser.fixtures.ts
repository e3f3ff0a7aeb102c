import type { UpdatedPage } from './app-update.service-worker.ts';

/** A service worker of one version, as browsers represent it. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly version: number;
  readonly onActivate: () => void;
  constructor(version: number, onActivate: () => void) {
    super();
    this.version = version;
    this.onActivate = onActivate;
  }
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
  postMessage(message: unknown, ports: readonly MessagePort[] = []) {
    if (message === 'activate') queueMicrotask(this.onActivate);
    if (typeof message === 'object' && message !== null && 'runs' in message && Array.isArray(message.runs)) {
      const own = [`/assets/app-${this.version}.js`];
      ports[0]?.postMessage(message.runs.every((file) => own.includes(String(file))));
    }
  }
}

type Registration = {
  installing: FakeWorker | null;
  waiting: FakeWorker | null;
  active: FakeWorker | null;
  update(): Promise<void>;
};

/** A browser that treats workers as real browsers do. `bringsOldPages`: the server always sends the first version. */
export function createFakeBrowser({ bringsOldPages = false } = {}) {
  const versions = { published: 1, running: 1 };
  const store = new Map<string, string>();
  const stableCallbacks: (() => void)[] = [];
  let isStable = false;
  let reloads = 0;
  let registration: Registration | undefined;

  /** Installs the server's worker if its version is another one; it waits while another one is active. */
  async function fetchWorker(to: Registration): Promise<void> {
    const newest = to.waiting ?? to.active;
    if (newest?.version === versions.published) return;
    const worker = new FakeWorker(versions.published, () => activate(to, worker));
    to.installing = worker;
    setTimeout(() => {
      to.installing = null;
      to.waiting = worker;
      worker.become('installed');
      if (to.active === null) activate(to, worker);
    }, 5);
  }
  function activate(to: Registration, worker: FakeWorker): void {
    to.active?.become('redundant');
    to.waiting = null;
    to.active = worker;
    worker.become('activating');
    worker.become('activated');
  }

  const container = Object.assign(new EventTarget(), {
    register: async () => {
      if (registration === undefined) {
        const made: Registration = { installing: null, waiting: null, active: null, update: () => fetchWorker(made) };
        registration = made;
        await fetchWorker(made);
      }
      return registration;
    },
    getRegistration: async () => registration,
  }) as unknown as ServiceWorkerContainer;

  const loadFromServer = () => {
    if (!bringsOldPages) versions.running = versions.published;
  };
  const page = {
    serviceWorker: container,
    sessionStorage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
    },
    files: () => [`/assets/app-${versions.running}.js`],
    whenStable: (callback: () => void) => {
      if (isStable) queueMicrotask(callback);
      else stableCallbacks.push(callback);
    },
    reload: () => {
      reloads += 1;
      loadFromServer();
    },
  } satisfies UpdatedPage;

  return {
    page,
    reloads: () => reloads,
    loadFromServer,
    becomeStable: () => {
      isStable = true;
      for (const callback of stableCallbacks) callback();
    },
    publish: (version: number) => {
      versions.published = version;
    },
    breakWorker: (reason: string) => {
      container.dispatchEvent(new MessageEvent('message', { data: { gone: reason } }));
    },
  };
}
