import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../packages/web/src');
const IMPORTS = /import (\w+) from '(\.[^']+\.module\.css)';/g;

/** A component uses a class that its style sheet lacks, such as `event-list.tsx: styles.words`. */
function classesWithoutStyle(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  const code = text.replaceAll(/'[^'\n]*'/g, '');
  return [...text.matchAll(IMPORTS)].flatMap(([, name = '', file = '']) => {
    const sheet = readFileSync(join(dirname(path), file), 'utf8');
    const named = code.matchAll(new RegExp(String.raw`\b${name}\.(\w+)`, 'g'));
    const requested = new Set([...named].map(([, each = '']) => each));
    return [...requested]
      .filter((each) => !new RegExp(String.raw`\.${each}\b`).test(sheet))
      .map((each) => `${relative(WEB, path)}: ${name}.${each}`);
  });
}

test('every class that a component names is in its sheet: types do not tell', () => {
  const components = globSync('**/*.{ts,tsx}', { cwd: WEB }).map((path) => join(WEB, path));
  expect(components.length).toBeGreaterThan(100);
  expect(components.flatMap(classesWithoutStyle)).toEqual([]);
});
