/** The oldest browsers that the app is built for. Source: decision 0050. */
export const BROWSER_FLOOR = ['chrome119', 'edge119', 'firefox125', 'safari17.4'];

/** Whether a browser has what came last to those above. Written for the boot script, which runs in older ones too. */
export const IS_NEW_ENOUGH = 'Promise.withResolvers&&document.body.hidePopover';

/** Says so above the page and starts nothing: the page can be read all the same. Written for the oldest browsers that know `import()`. */
export const TOO_OLD_FILE = '/too-old.js';
