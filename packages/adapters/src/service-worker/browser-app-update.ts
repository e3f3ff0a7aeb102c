import type { AppUpdatePort } from '@ofenpost/core/app-update/app-update.port';
import { type UpdatedPage, createAppUpdate } from './app-update.service-worker.ts';

/** The shell's styles, which the server links first; those of a page may be none that the worker keeps. */
const STYLES = 'link[rel="stylesheet"][href^="/assets/"]';

/** A page has loaded, and has had that long to do what is more urgent. */
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
 * The app update port of the page that the browser shows. `script` is the address of its first script, whose name changes
 * with whatever it imports.
 */
export const createBrowserAppUpdate = (script: string): AppUpdatePort => createAppUpdate(updatedPage(script));
