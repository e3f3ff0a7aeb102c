// Tells what the built scripts and styles use that the oldest browsers lack, and nobody has said why it may.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './command.ts';
import { newerInScript, newerInStyles } from './newer-features.ts';

/** What is newer and may be used, by the reason. */
const ALLOWED = {
  'is loaded where it is missing': 'Temporal, Temporal.Instant, Temporal.PlainDateTime, :popover-open, .hidePopover',
  'is what fills the gap': '.oldState, .newState, .popoverTargetElement, .popoverTargetAction, ToggleEvent',
  'is asked for before it is used, and done without': `.audioSession, .canIntercept, .createHTML, .createPolicy,
    .currentEntry, .fetchPriority, .hasBeenActive, .saveData, .skipTransition, .stackTraceLimit, .startViewTransition,
    .updateCallbackDone, .userActivation, .viewTransition, .wakeLock, Error.captureStackTrace, Intl.DurationFormat,
    Intl.Segmenter, Symbol.asyncDispose, URL.canParse, navigation, requestIdleCallback, trustedTypes, animation-range,
    animation-timeline, animation-timeline: scroll, scroll()`,
  'is a name of our own or of a package, not the browser’s': `.allowElement, .alignSelf, .ariaInvalid, .ariaLabel,
    .clearImmediate, .createContext, .dispose, .displayName, .fontWeight, .imageSizes, .isActive, .isVisible,
    .marginBottom, .marginLeft, .marginRight, .marginTop, .maxHeight, .maxWidth, .minWidth, .movementX, .movementY,
    .overallProgress, .productId, .setStatus, .take, .toArray, .use, float: inline-start, type()`,
  'only shows nicer what can be read and used without it': `contain-intrinsic-block-size, contain-intrinsic-size,
    content-visibility, content-visibility: auto, field-sizing, field-sizing: content, font-family: ui-monospace,
    forced-color-adjust, forced-color-adjust: none, overflow-clip-margin, resize, resize: vertical, scrollbar-color,
    scrollbar-width, scrollbar-width: none, scrollbar-width: thin, text-wrap, text-wrap: balance, text-wrap: pretty,
    text-wrap: wrap, @page, size`,
  'is written for one browser beside the same for another': `-webkit-tap-highlight-color, :-moz-progress-bar, :-webkit-progress-bar,
    :-webkit-progress-value, :-webkit-search-cancel-button`,
  'is done without where it matters, as `old-browser.spec.ts` shows': ':has',
};

/** Packages that are loaded only for shops that count or report, when the page is idle, and that guard themselves. */
const GUARDED = /^start-(?:posthog|sentry)-/;

const client = join(root, 'dist/client');
const users = new Map<string, string[]>();
for (const path of globSync('**/*.{js,css}', { cwd: client })) {
  if (GUARDED.test(basename(path))) continue;
  const code = readFileSync(join(client, path), 'utf8');
  for (const feature of path.endsWith('.css') ? newerInStyles(code) : newerInScript(code)) {
    users.set(feature, [...(users.get(feature) ?? []), path]);
  }
}

const allowed = new Set(Object.values(ALLOWED).flatMap((names) => names.split(/,\s+/)));
// Where there is no mouse there is no cursor.
const unknown = [...users].filter(([feature]) => !allowed.has(feature) && !feature.startsWith('cursor: '));
const unused = [...allowed].filter((feature) => !users.has(feature));
for (const [feature, paths] of unknown)
  console.log(`${feature} is newer than the oldest browsers: ${paths.join(', ')}`);
for (const feature of unused) console.log(`${feature} has a reason, but nothing uses it.`);
console.log(`${users.size} newer features, ${unknown.length} of them without a reason`);
process.exitCode = unknown.length + unused.length > 0 ? 1 : 0;
