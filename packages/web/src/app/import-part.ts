/** How often the import of each file failed. */
const failures = new Map<string, number>();
/** The files that were asked for, by their address, until they are there; a failed one is asked for again. */
const requested = new Map<string, Promise<void>>();

function requestFile(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    if (href.endsWith('.css')) link.rel = 'stylesheet';
    else {
      // A failed `modulepreload` would be remembered as the failure of an import.
      link.rel = 'preload';
      link.as = 'script';
      link.crossOrigin = 'anonymous';
    }
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      requested.delete(href);
      reject(new Error(`Unable to preload ${href}`));
    });
    document.head.append(link);
  });
}

const isLoaded = (href: string): boolean =>
  document.querySelector(`link[href="${href}"]`) !== null ||
  (href.endsWith('.js') && performance.getEntriesByName(location.origin + href).length > 0);

/** Resolves when a file that the part needs is there. */
async function preload(file: string): Promise<void> {
  const href = `/${file}`;
  if (!requested.has(href)) {
    if (isLoaded(href)) return;
    requested.set(href, requestFile(href));
  }
  await requested.get(href);
}

/** The file that a function of the build imports: its text names it in backticks, and nothing before. */
const fileOf = (load: (query: string) => unknown): string => String(load).split('`')[1] ?? '';

/**
 * Imports a part of the app once the files that it needs are there; `load` adds the query to the address of its file.
 * Some browsers (Chromium 150, but not 156) answer each import of an address that failed once with that failure, until
 * the page is loaded anew. So the second attempt goes on under another address, and so do all after it. The first
 * repetition keeps the address, for browsers that ask again: under two addresses a file would be two modules.
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
