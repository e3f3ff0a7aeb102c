/** A file of Vite's manifest. */
type Built = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
};
type Manifest = Readonly<Record<string, Built>>;

/** The pages and panels that can be read offline, and the code that they need until the connection is lost. */
const READABLE = [
  'src/entry-client.tsx',
  'src/home/home.route.tsx',
  'src/catalogue/products.route.tsx',
  'src/catalogue/product-dialog.tsx',
  'src/restaurant/restaurant.route.tsx',
  'src/pizza-creator/pizza-creator.route.tsx',
  'src/opening-hours/opening-hours-dialog.tsx',
  'src/cart/cart-drawer.tsx',
  'src/connection/connection-section.tsx',
  '../adapters/src/browser/browser-ports.ts',
];

/**
 * Returns the built files that the service worker caches at installation: readable pages and panels with their styles,
 * and fonts. Throws if the build lacks one.
 */
export function readableFiles(manifest: Manifest): ReadonlySet<string> {
  const files = new Set(
    Object.values(manifest)
      .map(({ file }) => file)
      .filter((file) => file.endsWith('.woff2')),
  );
  const collect = (name: string): void => {
    const built = manifest[name];
    if (built === undefined) throw new Error(`The build has no ${name}, which is to be read offline.`);
    if (files.has(built.file)) return;
    files.add(built.file);
    for (const style of built.css ?? []) files.add(style);
    for (const imported of built.imports ?? []) collect(imported);
  };
  for (const name of READABLE) collect(name);
  return files;
}
