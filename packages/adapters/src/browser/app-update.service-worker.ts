import type { AppUpdatePort } from '@ofenpost/core/app-update/app-update.port';
import { err, ok } from '@ofenpost/core/result/result';

/** The part of a page that the adapter uses. */
export type UpdatedPage = {
  /** Undefined where service workers are switched off or unsupported. */
  readonly serviceWorker: ServiceWorkerContainer | undefined;
  /** The storage of this tab, which lasts until it is closed. */
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  /** The built files that the page runs: its script and its styles. */
  readonly files: () => readonly string[];
  /** Calls back once the page has loaded and is idle. */
  readonly whenStable: (callback: () => void) => void;
  readonly reload: () => void;
};

const SCRIPT = '/service-worker.js';
const RELOADED_FOR = 'reloadedFor';
/** How long a worker may take to install, to answer or to activate. */
const TIMEOUT_MILLISECONDS = 60_000;

/** The errors with which browsers refuse workers where the user has switched them off. */
const REFUSALS = new Set(['SecurityError', 'NotSupportedError']);

/** Resolves when a worker is in one of the states. */
function reached(worker: ServiceWorker, ...states: readonly ServiceWorkerState[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the service worker stays ${worker.state}`)), TIMEOUT_MILLISECONDS);
    const look = () => {
      if (!states.includes(worker.state)) return;
      clearTimeout(timer);
      worker.removeEventListener('statechange', look);
      resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Asks a worker whether its version has these files. */
function runs(worker: ServiceWorker, files: readonly string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => reject(new Error('the service worker does not answer')), TIMEOUT_MILLISECONDS);
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data === true);
    });
    port1.start();
    worker.postMessage({ runs: files }, [port2]);
  });
}

const missingFileOf = ({ data }: MessageEvent<unknown>): string | null =>
  typeof data === 'object' && data !== null && 'gone' in data && typeof data.gone === 'string' ? data.gone : null;

/** The app update port over the browser's service worker. */
export function createAppUpdate({
  serviceWorker,
  sessionStorage,
  files,
  whenStable,
  reload,
}: UpdatedPage): AppUpdatePort {
  const registrationOf = async (): Promise<ServiceWorkerRegistration> => {
    const registration = await serviceWorker?.getRegistration('/');
    if (registration === undefined) throw new Error('no service worker is registered');
    return registration;
  };

  /** The newest worker, once it is installed. */
  async function newestOf(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
    if (registration.installing !== null) await reached(registration.installing, 'installed', 'activated', 'redundant');
    return registration.waiting ?? registration.active;
  }

  // With two servers of different versions, or a missing file, a reload need not help. So a page is reloaded once for
  // the same files.
  const wasReloaded = (): boolean => sessionStorage.getItem(RELOADED_FOR) === files().join();

  return {
    async register() {
      if (serviceWorker === undefined) return err({ code: 'unavailable' });
      try {
        await serviceWorker.register(SCRIPT, { scope: '/', updateViaCache: 'none' });
        return ok(undefined);
      } catch (error) {
        if (error instanceof DOMException && REFUSALS.has(error.name)) return err({ code: 'unavailable' });
        throw error;
      }
    },

    async check() {
      const registration = await registrationOf();
      await registration.update();
      const newest = await newestOf(registration);
      return newest !== null && !(await runs(newest, files())) && !wasReloaded();
    },

    async activate() {
      const { waiting } = await registrationOf();
      if (waiting === null) return;
      waiting.postMessage('activate', []);
      await reached(waiting, 'activated', 'redundant');
    },

    async reload() {
      sessionStorage.setItem(RELOADED_FOR, files().join());
      reload();
    },

    watch({ changed }) {
      let isWatching = true;
      whenStable(() => {
        if (isWatching) changed({ code: 'stable' });
      });
      const listener = (message: MessageEvent<unknown>) => {
        const missing = missingFileOf(message);
        if (missing !== null && !wasReloaded()) changed({ code: 'unrecoverable', reason: missing });
      };
      serviceWorker?.addEventListener('message', listener);
      return () => {
        isWatching = false;
        serviceWorker?.removeEventListener('message', listener);
      };
    },
  };
}
