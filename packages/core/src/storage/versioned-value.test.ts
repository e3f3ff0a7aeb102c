import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readValue, writeValue } from './versioned-value.ts';

const COUNT = { key: 'count', version: 2, schema: z.int() };
function store(text: string | null) {
  const values = new Map<string, string | null>([['count', text]]);
  return {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
}

describe('a versioned value', () => {
  it('loses what its schema does not know', () => {
    const schema = z.object({ size: z.int() });
    expect(readValue(store('{"version":2,"value":{"size":1,"colour":"red"},"more":1}'), { ...COUNT, schema })).toEqual({
      size: 1,
    });
  });

  it('may be 0 or empty', () => {
    const schema = z.union([z.int(), z.string()]);
    expect(
      [0, ''].map((value) => readValue(store(JSON.stringify({ version: 2, value })), { ...COUNT, schema })),
    ).toEqual([0, '']);
  });

  it('is kept under its key alone', () => {
    const keyValue = store(null);
    writeValue(keyValue, { ...COUNT, key: 'other' }, 7);
    expect([readValue(keyValue, COUNT), keyValue.read('other')]).toEqual([null, '{"version":2,"value":7}']);
  });

  it('comes back as it was written', () => {
    const keyValue = store(null);
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
    ['it is null', 'null'],
    ['it is a list', '[2,7]'],
    ['it is empty', ''],
    ['its version is text', '{"version":"2","value":7}'],
    ['it has no version', '{"value":7}'],
    ['it has no value', '{"version":2}'],
    ['it hides in a prototype', '{"__proto__":{"version":2,"value":7}}'],
    ['it is nested without end', '['.repeat(100_000)],
  ])('is dropped when %s', (_, text) => {
    expect(readValue(store(text), COUNT)).toBeNull();
  });
});
