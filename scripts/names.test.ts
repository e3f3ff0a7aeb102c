import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = dirname(import.meta.dirname);

/**
 * Words that mean nothing to a reader from another project, each with its replacement; the glossary has the German
 * ones. A phrase is a sequence of whole words of a name, in any case.
 */
const DENIED = new Map(
  `
    # HTTP caching and storage
    kept: cached, stored, saved; keep: save, store, cache; keeps: saves, stores; keeping: caching
    remembered: memoize; shown until: expires-at; for everybody: is-shared-page
    answer anew: replace-response; anew: again; checked once: validate-output
    brotli with gaps: page-cache; gapped: spliced; send together: send-page; known carts: recent-carts
    # Resilience
    once more: retry; patience: timeout; patient: timeout; signs of life: heartbeat
    silence: connection-timeout; until durable: grouped-commit; unless locked: null-if-locked
    while answered: with-liveness-check; despite deadlocks: retry-conflicts; at most: with-timeout
    end unanswered: abort-hanging-queries; cut off: client-aborted; until ended: wait-for-exit
    one at a time: serialize; once per database: prepared-statements; as entered: excluded-columns
    over tcp: tcp-url
    # Messages
    tell: emit, show, report, notify; tells: emits; told: reported; teller: log; telling: reporting
    hear: listen; hears: listens; heard: received; news: changes, messages; greet: welcome-toast
    # Hydration
    carried: dehydrated; behind: hydrate; early: replay, restore; written in: rendered; drawn: rendered
    late ports: lazy-ports; late admin: lazy; late markdown: lazy; late bare: lazy
    offline sign: offline-state; page facts: page-meta; enter again: refill-input
    next task: yield-to-main
    # Rules
    judge: validate; judges: validates; judged: validated; placing: order-context; hindrance: blocker
    hindrances: blockers; why not: blocker; much later: exceeds-tolerance; same entry: is-same-booking
    as placed: order-at-placement; later order: newer-revision; held back: second-factor-required
    standing of: enrolment-of; fit creation: adapt-creation; normal creation: normalize-creation
    parts beside: parts-of-kind; order for: find-visible-order
    # Things
    goods: catalogue-item, record; shelf: sort-order; shelves: sort-orders; desk: admin, or order-desk
    desks: admin areas; capture: phone-order; captures: phone-orders; captured: phone-order
    handover: fulfilment; pill: badge; pills: badges; facts: summary; dangers: danger-zone
    asked: requested; gone: deleted; works: dependencies; long work: background-job; at work: pending
    half sign: pending-sign-in; furnish: seed; drafted: import-drafts; ranks: sort-positions
    order after: sort-positions; goods after: planned-items; content version: storefront-version
    content watch: storefront-watch; shop content: storefront; content news: storefront-changes
    content book: storefront-store; unbroken: no-break; so far: subtotal; set aside: dismiss
    run part: day-range-form; ask panel: choice-panel
  `
    .split(/[;\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry.includes(': '))
    .map((entry) => entry.split(': ') as [string, string]),
);
const DENIED_FOLDERS = new Set(['found', 'kept', 'draft', 'content', 'remembered', 'long-work']);
/** Beside these words a denied one has its usual meaning. */
const USUAL_BESIDE: Readonly<Record<string, RegExp>> = { keep: /^alive$/, desk: /^order$/, desks: /^order$/ };
/** The libraries of analytics and error reporting call it `capture`; payment providers call the taking of money so. */
const CAPTURING = /\/(?:analytics|error-reporting|online-payment|payment-simulator)\//;

const TEST_TOOLS =
  /\.(?:test|fixtures|suite)\.|\.d\.ts$|\/(?:generated|chaos|friday|fuzzing|testing|contract-suites)\//;
const DECLARED = /\b(?:function\*?|class|type|interface|const|let|enum)\s+([A-Za-z_$][\w$]*)/g;
const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** The denied phrase in a name, or undefined. */
const deniedIn = (name: string): string | undefined => {
  const words = wordsOf(name);
  return [...DENIED.keys()].find((phrase) => {
    const wanted = phrase.split(' ');
    return words.some((_, at) => {
      const usual = USUAL_BESIDE[phrase];
      const neighbours = [words[at - 1], words[at + wanted.length]];
      return (
        wanted.every((word, index) => words[at + index] === word) &&
        !neighbours.some((neighbour) => neighbour !== undefined && usual?.test(neighbour))
      );
    });
  });
};

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'packages'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(file) && !TEST_TOOLS.test(file) && existsSync(join(root, file)),
  );

const hitsIn = (file: string): string[] => {
  const parts = file
    .replace(/\.tsx?$/, '')
    .split('/')
    .slice(3);
  const folder = parts.slice(0, -1).find((part) => DENIED_FOLDERS.has(part));
  const code = readFileSync(join(root, file), 'utf8').replaceAll(COMMENTS, '');
  const names = [...code.matchAll(DECLARED)].flatMap(([, name]) => name ?? []);
  const isAllowed = (phrase: string) => phrase.startsWith('capture') && CAPTURING.test(file);
  return [
    ...(folder === undefined ? [] : [`folder ${folder}: ${file}`]),
    ...[...parts, ...names].flatMap((name) => {
      const phrase = deniedIn(name);
      return phrase === undefined || isAllowed(phrase) ? [] : [`${name} (${DENIED.get(phrase)}): ${file}`];
    }),
  ];
};

test('finds a denied word in any spelling, and none in what means something else', () => {
  expect(['keptCart', 'KEPT_PATHS', 'order-news', 'whyNotOpen', 'DeskAlarm'].map(deniedIn)).toEqual([
    'kept',
    'kept',
    'news',
    'why not',
    'desk',
  ]);
  expect(['keepAlive', 'orderDesk', 'newsletter', 'skept', 'wantedFacets'].map(deniedIn)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});

test('files, folders and declarations are called what the trade calls them', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(hitsIn)).toEqual([]);
});
