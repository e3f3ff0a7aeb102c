/** How often the import of each file failed. */
const failures = new Map<string, number>();
/** The style sheets that were asked for, by their address; a failed one is asked for again. */
const styles = new Map<string, Promise<void>>();

function loadStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      styles.delete(href);
      reject(new Error(`Unable to preload CSS for ${href}`));
    });
    document.head.append(link);
  });
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

/** The file that a function of the build imports: its text names it in backticks, and nothing before. */
const fileOf = (load: (query: string) => unknown): string => String(load).split('`')[1] ?? '';

/**
 * Imports a part of the app with its styles; `load` adds the query to the address of its file. Some browsers (Chromium
 * 150, but not 156) answer each import of an address that failed once with that failure, until the page is loaded anew.
 * So the second attempt goes on under another address, and so do all after it. The first repetition keeps the address,
 * for browsers that ask again: under two addresses a file would be two modules.
 */
export async function importPart<T>(load: (query: string) => Promise<T>, files: readonly string[] = []): Promise<T> {
  const file = fileOf(load);
  const failed = failures.get(file) ?? 0;
  await Promise.all(files.map(preload));
  try {
    return await load(failed > 1 ? `?retry=${failed}` : '');
  } catch (error) {
    failures.set(file, failed + 1);
    if (failed !== 1) throw error;
    return importPart(load);
  }
}
