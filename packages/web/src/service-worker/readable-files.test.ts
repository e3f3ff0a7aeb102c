import { expect, it } from 'vitest';
import { readableFiles, staffFiles } from './readable-files.ts';

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

const STAFF = [
  'src/courier/courier.route.tsx',
  'src/order-desk/incoming-orders.route.tsx',
  'src/kitchen-screen/kitchen.route.tsx',
  'src/routing/staff-pages.ts',
  'src/shell/admin-links.tsx',
  'src/sitting/device-bar.tsx',
  '../adapters/src/browser/staff-ports.ts',
];
const staff = Object.fromEntries(STAFF.map((name, index) => [name, { file: `assets/staff-${index}.js` }]));

it('takes for staff their screens with the dialogs, and nothing that everybody has or that other pages need', () => {
  const files = staffFiles({
    ...built,
    ...staff,
    'src/order-desk/incoming-orders.route.tsx': {
      file: 'assets/desk.js',
      imports: ['src/entry-client.tsx', '_tickets.js'],
      dynamicImports: ['src/order-desk/order-dialog.tsx'],
      css: ['assets/desk.css'],
    },
    '_tickets.js': { file: 'assets/tickets.js' },
    'src/order-desk/order-dialog.tsx': { file: 'assets/dialog.js', dynamicImports: ['src/order-desk/timeline.tsx'] },
    'src/order-desk/timeline.tsx': { file: 'assets/timeline.js' },
    'src/routing/staff-pages.ts': {
      file: 'assets/staff-pages.js',
      dynamicImports: ['src/routing/admin.route.tsx', 'src/courier/courier.route.tsx'],
    },
    'src/routing/admin.route.tsx': { file: 'assets/admin.js' },
  });
  expect(files).toEqual(
    new Set([
      'assets/staff-pages.js',
      ...[4, 5, 6, 0].map((index) => `assets/staff-${index}.js`),
      'assets/desk.js',
      'assets/desk.css',
      'assets/tickets.js',
      'assets/dialog.js',
      'assets/timeline.js',
      'assets/staff-2.js',
    ]),
  );
});

it('notices a screen of staff that was renamed', () => {
  const { 'src/courier/courier.route.tsx': _, ...others } = staff;
  expect(() => staffFiles({ ...built, ...others })).toThrow('The build has no src/courier/courier.route.tsx');
});
