/** A file of Vite's manifest. */
type Built = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
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

/** The screens of staff that open without a network, and the code that all staff share. */
const STAFF_SCREENS = [
  'src/courier/courier.route.tsx',
  'src/order-desk/incoming-orders.route.tsx',
  'src/kitchen-screen/kitchen.route.tsx',
];
const STAFF_SHARED = [
  'src/routing/staff-pages.ts',
  'src/shell/admin-links.tsx',
  'src/sitting/device-bar.tsx',
  '../adapters/src/browser/staff-ports.ts',
];

/** Adds the files of what is named with their styles and all that they import; the dialogs of a screen on demand too. */
function collectFiles(manifest: Manifest, names: readonly string[], files: Set<string>, isWhole = false): void {
  for (const name of names) {
    const built = manifest[name];
    if (built === undefined) throw new Error(`The build has no ${name}, which is to be read offline.`);
    if (files.has(built.file)) continue;
    files.add(built.file);
    for (const style of built.css ?? []) files.add(style);
    collectFiles(manifest, built.imports ?? [], files, false);
    if (isWhole) collectFiles(manifest, built.dynamicImports ?? [], files, true);
  }
}

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
  collectFiles(manifest, READABLE, files);
  return files;
}

/** Returns the further files that it caches once a screen of staff was open. Throws if the build lacks one. */
export function staffFiles(manifest: Manifest): ReadonlySet<string> {
  const readable = readableFiles(manifest);
  const files = new Set<string>();
  collectFiles(manifest, STAFF_SHARED, files);
  collectFiles(manifest, STAFF_SCREENS, files, true);
  return new Set([...files].filter((file) => !readable.has(file)));
}
