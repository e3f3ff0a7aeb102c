import type { AppUpdatePort } from '@ofenpost/core/app-update/app-update.port';
import { type UpdatedPage, createAppUpdate } from './app-update.service-worker.ts';

/** The app's shared stylesheet, which the server links first; the worker need not cache that of a page. */
const STYLES = 'link[rel="stylesheet"][href^="/assets/"]';

/** The time after the load that a page has for more urgent work. */
const REST_MILLISECONDS = 3_000;

const updatedPage = (script: string): UpdatedPage => ({
  serviceWorker: (navigator as Partial<Navigator>).serviceWorker,
  sessionStorage: {
    getItem: (key) => sessionStorage.getItem(key),
    setItem: (key, value) => sessionStorage.setItem(key, value),
  },
  files: () => [new URL(script).pathname, document.querySelector(STYLES)?.getAttribute('href') ?? ''],
  whenStable: (callback) => {
    const rest = () => void setTimeout(callback, REST_MILLISECONDS);
    if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest, { once: true });
  },
  reload: () => location.reload(),
});

/**
 * The app update port of the page in this browser. `script` is the URL of its first script, whose name changes with
 * everything it imports.
 */
export const createBrowserAppUpdate = (script: string): AppUpdatePort => createAppUpdate(updatedPage(script));
