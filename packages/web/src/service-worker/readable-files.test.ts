import { expect, it } from 'vitest';
import { readableFiles } from './readable-files.ts';

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
const built = Object.fromEntries(READABLE.map((name, index) => [name, { file: `assets/${index}.js` }]));

it('takes the readable pages with their styles and all that they import, fonts, and nothing else', () => {
  const files = readableFiles({
    ...built,
    'src/entry-client.tsx': { file: 'assets/entry.js', imports: ['_base.js'], css: ['assets/style.css'] },
    '_base.js': { file: 'assets/base.js', imports: ['_runtime.js'] },
    '_runtime.js': { file: 'assets/runtime.js', imports: ['_base.js'] },
    'src/order-desk/incoming-orders.route.tsx': {
      file: 'assets/desk.js',
      imports: ['_base.js'],
      css: ['assets/desk.css'],
    },
    'desk.css': { file: 'assets/desk.css' },
    'style.css': { file: 'assets/style.css' },
    'font.woff2': { file: 'assets/font.woff2' },
  });
  expect(files).toEqual(
    new Set([
      'assets/style.css',
      'assets/font.woff2',
      'assets/entry.js',
      'assets/base.js',
      'assets/runtime.js',
      ...READABLE.slice(1).map((_, index) => `assets/${index + 1}.js`),
    ]),
  );
});

it('notices a page that was renamed', () => {
  const { 'src/cart/cart-drawer.tsx': _, ...others } = built;
  expect(() => readableFiles(others)).toThrow('The build has no src/cart/cart-drawer.tsx');
});
