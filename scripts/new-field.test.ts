import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { BLANK_PRODUCT } from '../packages/core/src/catalogue/product-draft.ts';
import { blankMenu } from '../packages/core/src/menu/menu-draft.ts';

const root = dirname(import.meta.dirname);
const sources = execFileSync('git', ['ls-files', 'packages/**/*.ts', 'packages/**/*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !/\.(test|suite|fixtures)\.|\/(test-tools|demo-data|in-memory)\//.test(file))
  .filter((file) => existsSync(join(root, file)));

/**
 * The files that name nearly all fields, so a new field has to be added there too. Files that name few fields only use
 * them.
 */
const namingAll = (draft: object): string[] => {
  const words = Object.keys(draft).map((name) => new RegExp(String.raw`\b${name}\b`));
  return sources.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return words.filter((word) => word.test(text)).length >= words.length * 0.75;
  });
};

test('a new field of a product touches four files: entity, draft, table, form', () => {
  expect(namingAll(BLANK_PRODUCT)).toEqual([
    'packages/core/src/catalogue/product-draft.ts',
    'packages/core/src/catalogue/product.ts',
    'packages/server/src/catalogue/catalogue.table.ts',
    'packages/web/src/catalogue/product-fields.tsx',
  ]);
});

test('a new field of a menu touches four files', () => {
  expect(namingAll(blankMenu('2026-11-20'))).toEqual([
    'packages/core/src/menu/menu-draft.ts',
    'packages/core/src/menu/menu.ts',
    'packages/server/src/menu/menu.table.ts',
    'packages/web/src/menu/menu-fields.tsx',
  ]);
});
