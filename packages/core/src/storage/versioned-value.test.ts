import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readValue, writeValue } from './versioned-value.ts';

const COUNT = { key: 'count', version: 2, schema: z.int() };
function keep(text: string | null) {
  const values = new Map<string, string | null>([['count', text]]);
  return {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
}

describe('a versioned value', () => {
  it('comes back as it was written', () => {
    const keyValue = keep(null);
    writeValue(keyValue, COUNT, 7);
    expect(keyValue.read('count')).toBe('{"version":2,"value":7}');
    expect(readValue(keyValue, COUNT)).toBe(7);
  });

  it.each([
    ['nothing was kept', null],
    ['it is no JSON', '{'],
    ['it has another version', '{"version":1,"value":7}'],
    ['it does not parse', '{"version":2,"value":"sieben"}'],
    ['it is something else', '7'],
  ])('is dropped when %s', (_, text) => {
    expect(readValue(keep(text), COUNT)).toBeNull();
  });
});
