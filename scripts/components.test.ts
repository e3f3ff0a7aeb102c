import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = dirname(import.meta.dirname);
const guide = readFileSync(join(root, 'docs', 'security.md'), 'utf8');

/** Licences that do not require us to publish our code. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
]);

/** Exceptions, each with its reason. */
const EXCEPTIONS: readonly (readonly [purl: RegExp, reason: string])[] = [
  [/^pkg:npm\/%40img\/sharp-/, 'LGPL-3.0: libvips, loaded as a library of its own, which may be replaced'],
  [/^pkg:npm\/web-push@/, 'MPL-2.0: used as published; only changes of its own files would have to be shown'],
  [/^pkg:npm\/png-js@/, 'says MIT in its file LICENSE alone'],
];

type License = { readonly license?: { readonly id?: string; readonly name?: string }; readonly expression?: string };
type Component = { readonly purl: string; readonly licenses?: readonly License[] };

const textOf = ({ license, expression }: License): string => expression ?? license?.id ?? license?.name ?? '';

/** For `A OR B` one licence must be allowed, for `A AND B` both. Source: SPDX 2.3, annex D. */
const isAllowed = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => ALLOWED.has(id)));

test('the bill of materials can be made as docs/security.md says, and every licence in it is one of those allowed', () => {
  const [, command = ''] = /`npx -y (pnpm@12 sbom [^`]+)`/.exec(guide) ?? [];
  const bill = execFileSync('npx', ['--prefer-offline', '-y', ...command.split(' ')], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const { components } = JSON.parse(bill) as { readonly components: readonly Component[] };
  const others = components
    .map(({ purl, licenses = [] }) => ({ purl, licenses: licenses.map(textOf) }))
    .filter(({ licenses }) => licenses.length === 0 || !licenses.every(isAllowed));
  expect(others.filter(({ purl }) => !EXCEPTIONS.some(([exempt]) => exempt.test(purl)))).toEqual([]);
  // Every exception is still needed, and the bill of materials is not empty.
  for (const [exempt] of EXCEPTIONS) expect(others.some(({ purl }) => exempt.test(purl))).toBe(true);
  for (const name of ['hono', 'react', 'drizzle-orm'])
    expect(components.some(({ purl }) => purl.startsWith(`pkg:npm/${name}@`))).toBe(true);
});
