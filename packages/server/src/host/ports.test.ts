import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('runs each share of the suites of the ports in one file', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /^ports-\d+\.test\.ts$/.test(name));
  const shares = files.map(
    (name) => /\{ part: \d+, of: \d+ \}/.exec(readFileSync(join(import.meta.dirname, name), 'utf8'))?.[0],
  );
  expect(new Set(shares)).toEqual(new Set(files.map((_, index) => `{ part: ${index + 1}, of: ${files.length} }`)));
});
