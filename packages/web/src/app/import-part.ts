import { isHydrated } from '../hydration/before-hydration.ts';

/** How often the import of each file failed. */
const failures = new Map<string, number>();
/** The style sheets that were asked for, by their address; a failed one is asked for again. */
const styles = new Map<string, Promise<void>>();

/**
 * In ms. What has not come by then may never come: who waits for it is told so, and the next attempt asks anew. Browser
 * tests let live connections begin at once by shortening all timers of exactly 10 seconds.
 */
const DEADLINE = 9_000;

async function loadStyles(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  try {
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', reject);
      setTimeout(reject, DEADLINE);
      document.head.append(link);
    });
  } catch {
    link.remove();
    styles.delete(href);
    throw new Error(`Unable to preload CSS for ${href}`);
  }
}

/** Asks for a file that the part needs, so that it comes together with the part; waits for it only if it is a style. */
async function preload(file: string): Promise<void> {
  const href = `/${file}`;
  if (styles.has(href)) return styles.get(href);
  if (document.querySelector(`link[href="${href}"]`) !== null) return;
  if (href.endsWith('.css')) {
    styles.set(href, loadStyles(href));
    return styles.get(href);
  }
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

type Load<T> = (query: string) => Promise<T>;

/** The file that a function of the build imports: its text names it in backticks, and nothing before. */
const fileOf = (load: Load<unknown>): string => String(load).split('`')[1] ?? '';

/** After a failure the second attempt goes on under another address; the first repetition keeps the address. */
async function attempt<T>(load: Load<T>, files: readonly string[], file: string, failed: number): Promise<T> {
  await Promise.all(files.map(preload));
  try {
    const part = await load(failed > 1 ? `?retry=${failed}` : '');
    // What came late is there under this address.
    failures.set(file, failed);
    return part;
  } catch (error) {
    failures.set(file, failed + 1);
    if (failed !== 1) throw error;
    return attempt(load, [], file, 2);
  }
}

/**
 * Imports a part of the app with its styles; `load` adds the query to the address of its file. Some browsers (Chromium
 * 150, but not 156) answer each import of an address that failed once with that failure, until the page is loaded anew.
 * So the second attempt goes on under another address, and so do all after it. The first repetition keeps the address,
 * for browsers that ask again: under two addresses a file would be two modules. All browsers let an import wait for one
 * of the same address that has not ended: after the deadline, too, the next goes on under another address.
 */
export async function importPart<T>(load: Load<T>, files: readonly string[] = []): Promise<T> {
  const file = fileOf(load);
  const failed = failures.get(file) ?? 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    // Without what it waits for before, a page would never respond.
    if (!isHydrated()) return;
    timer = setTimeout(() => {
      failures.set(file, failed + 2);
      reject(new Error(`Unable to preload ${file}`));
    }, DEADLINE);
  });
  return Promise.race([attempt(load, files, file, failed), late]).finally(() => clearTimeout(timer));
}
