import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrors } from './editor.ts';

const schema = z.object({
  name: z.string('Name fehlt').check(z.minLength(2, 'zu kurz'), z.regex(/^[a-z]*$/, 'nur Buchstaben')),
  prices: z.array(z.object({ amount: z.int('keine Zahl') })),
  constructor: z.literal('x', 'falsch'),
});
const right = { name: 'ab', prices: [{ amount: 1 }], constructor: 'x' };

describe('fieldErrors', () => {
  it('finds nothing wrong with what the schema accepts', () => {
    expect(fieldErrors(schema, right)).toEqual({});
  });

  it('tells the first message of each wrong field, by its path', () => {
    expect(fieldErrors(schema, { ...right, name: '1', prices: [{ amount: 1 }, { amount: Number.NaN }] })).toEqual({
      name: 'zu kurz',
      'prices.1.amount': 'keine Zahl',
    });
    expect(fieldErrors(schema, { ...right, name: '12' })).toEqual({ name: 'nur Buchstaben' });
  });

  it('tells of a field that is called like something every object has', () => {
    expect(fieldErrors(schema, { ...right, constructor: 'y' })).toEqual({ constructor: 'falsch' });
    const record = z.record(z.string(), z.int('keine Zahl'));
    const errors = fieldErrors(record, JSON.parse('{"toString":"a","__proto__":"b"}'));
    expect(errors['toString']).toBe('keine Zahl');
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it.each([undefined, null, 7, 'text', []])('tells about the whole of %j', (value) => {
    expect(Object.keys(fieldErrors(schema, value))).toEqual(['']);
  });
});
