/** The oldest browsers that the app is built for. Source: decision 0050. */
export const BROWSER_FLOOR = ['chrome119', 'edge119', 'firefox125', 'safari17.4'];

/** Tests for the newest features of those browsers. The boot script contains it, which runs in older ones too. */
export const IS_NEW_ENOUGH = 'Promise.withResolvers&&document.body.hidePopover';

/**
 * This script shows a notice above the page and starts nothing: the page can still be read. It runs in the oldest
 * browsers that know `import()`.
 */
export const TOO_OLD_FILE = '/too-old.js';
