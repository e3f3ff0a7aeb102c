import { expect, it } from 'vitest';
import { err, ok } from '../result/result.ts';
import { arrange } from './arrangement.ts';

const current = ['a', 'b', 'c'];

it('takes another order of the same', () => {
  expect(arrange(current, { from: current, to: ['c', 'a', 'b'] })).toEqual(ok(['c', 'a', 'b']));
});

it('is no change when it stands there already, whatever it began with', () => {
  expect(arrange(current, { from: ['b', 'a', 'c'], to: [...current] })).toEqual(ok(current));
});

it('overwrites nothing that whoever arranged has not seen', () => {
  const conflict = err({ code: 'conflict', theirs: current });
  expect(arrange(current, { from: ['b', 'a', 'c'], to: ['c', 'b', 'a'] })).toEqual(conflict);
  expect(arrange(current, { from: ['a', 'b'], to: ['b', 'a'] })).toEqual(conflict);
});

it.each([[['a', 'b']], [['a', 'b', 'd']], [['a', 'b', 'b']], [['a', 'b', 'c', 'd']], [[]]])(
  'loses and invents nothing: %s',
  (to) => {
    expect(arrange(current, { from: current, to })).toMatchObject({ error: { code: 'refused' } });
  },
);
