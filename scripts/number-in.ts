import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);

/** The number that a file of the server or the core gives a name, for documents that tell it: `20 * 1024` is 20480. */
export function numberIn(file: string, name: string): number {
  const text = readFileSync(join(root, 'packages', file), 'utf8');
  const [, factors] = new RegExp(`\\b${name}(?:: | = )([\\d_]+(?: \\* [\\d_]+)*)[;,]`).exec(text) ?? [];
  if (factors === undefined) throw new Error(`${file} has no number ${name}.`);
  return factors.split(' * ').reduce((product, factor) => product * Number(factor.replaceAll('_', '')), 1);
}
