const { kept, worker }: DOMStringMap = typeof document === 'undefined' ? {} : document.documentElement.dataset;

/** Whether the device had kept this page, since the network did not bring it. Read before React may build the page anew. */
export const isKeptPage = kept !== undefined;

/** The path that the browser loaded, before any client navigation. */
export const loadedPath = typeof location === 'undefined' ? '' : location.pathname;

/** Whether the browser is to have a service worker. */
export const hasServiceWorker = worker !== undefined;
