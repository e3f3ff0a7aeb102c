/** How often the import of each file failed. */
const failures = new Map<string, number>();
/** The styles that are loading or loaded, by their address. */
const styles = new Map<string, Promise<void>>();

/** The style sheet applies once this resolves; after a failure the next call loads it again. */
function loadStyles(href: string): Promise<void> {
  const loading = new Promise<void>((resolve, reject) => {
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
  styles.set(href, loading);
  return loading;
}

/** Asks for a file that the part imports, so that it comes together with the part. */
async function preload(file: string): Promise<void> {
  const href = `/${file}`;
  if (styles.has(href)) return styles.get(href);
  if (document.querySelector(`link[href="${href}"]`) !== null) return;
  if (href.endsWith('.css')) return loadStyles(href);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/** The file that a function of the build imports: its text names it in backticks, and nothing before. */
const fileOf = (load: (query: string) => unknown): string => String(load).split('`')[1] ?? '';

/**
 * Imports a part of the app with its styles; `load` adds the query to the address of its file. Once an import failed,
 * many browsers answer each later one of the same address with that failure (HTML, "fetch a single module script"). So
 * the second attempt goes on under another address, and so do all after it. The first repetition keeps the address, for
 * browsers that forget: under two addresses a file would be two modules.
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
