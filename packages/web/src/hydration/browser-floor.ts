/** The oldest browsers that the app is built for. Source: decision 0058. */
export const BROWSER_FLOOR = { chrome: 111, edge: 111, firefox: 115, safari: 16.4, samsung: 22 };

/** The same for the build. Samsung Internet 22 is Chrome 111. */
export const BUILD_TARGET = (['chrome', 'edge', 'firefox', 'safari'] as const).map(
  (name) => `${name}${BROWSER_FLOOR[name]}`,
);

/**
 * Tests for the newest features of those browsers that no other can do without: sorted copies of lists came last to
 * Chrome and Firefox, pictures drawn in a thread to Safari. The boot script contains it, which runs in older ones too.
 */
export const IS_NEW_ENOUGH = '[].toSorted&&self.OffscreenCanvas';

/**
 * This script shows a notice above the page and starts nothing: the page can still be read. It runs in the oldest
 * browsers that know `import()`.
 */
export const TOO_OLD_FILE = '/too-old.js';
