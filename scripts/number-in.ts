import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);

/**
 * The value of a numeric constant in a file of the server or the core, for documents that state it: `20 * 1024` is
 * 20480.
 */
export function numberIn(file: string, name: string): number {
  const text = readFileSync(join(root, 'packages', file), 'utf8');
  const [, factors] = new RegExp(`\\b${name}(?:: | = )([\\d_]+(?: \\* [\\d_]+)*)[;,]`).exec(text) ?? [];
  if (factors === undefined) throw new Error(`${file} has no number ${name}.`);
  return factors.split(' * ').reduce((product, factor) => product * Number(factor.replaceAll('_', '')), 1);
}
