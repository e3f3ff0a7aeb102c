import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, toleratedTypos } from './edit-distance.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
const FAR = 100;

describe('editDistance', () => {
  it.each([
    ['salat', 'salat', 0],
    ['salat', 'salt', 1],
    ['salat', 'sallat', 1],
    ['salat', 'selat', 1],
    ['salat', 'saalt', 1],
    ['margerita', 'margherita', 1],
    ['', 'salat', 5],
  ])('counts the typos between %s and %s', (left, right, typos) => {
    expect(editDistance(left, right, FAR)).toBe(typos);
  });

  it('is the same both ways, and nothing only for the same word', () => {
    fc.assert(
      fc.property(word, word, (left, right) => {
        expect(editDistance(left, right, FAR)).toBe(editDistance(right, left, FAR));
        expect(editDistance(left, right, FAR) === 0).toBe(left === right);
      }),
    );
  });

  it('counts at most as many typos as were made', () => {
    const typo = fc.tuple(fc.constantFrom('drop', 'add', 'change', 'swap'), fc.nat(), fc.constantFrom('a', 'x'));
    fc.assert(
      fc.property(word, fc.array(typo, { maxLength: 3 }), (typed, typos) => {
        let wrong = typed;
        for (const [kind, place, letter] of typos) {
          const at = wrong.length === 0 ? 0 : place % wrong.length;
          const [start, here, next, rest] = [
            wrong.slice(0, at),
            wrong.charAt(at),
            wrong.charAt(at + 1),
            wrong.slice(at + 2),
          ];
          if (kind === 'drop') wrong = start + next + rest;
          if (kind === 'add') wrong = start + letter + here + next + rest;
          if (kind === 'change') wrong = start + letter + next + rest;
          if (kind === 'swap') wrong = start + next + here + rest;
        }
        // Several swaps at one place count up to two each.
        const most = typos.length > 1 ? 2 * typos.length : typos.length;
        expect(editDistance(typed, wrong, FAR)).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('ends early beyond the most, with the same answer within', () => {
    fc.assert(
      fc.property(word, word, fc.nat({ max: 3 }), (left, right, most) => {
        const exact = editDistance(left, right, FAR);
        expect(editDistance(left, right, most)).toBe(exact <= most ? exact : Infinity);
      }),
    );
  });
});

it.each([
  ['eis', 0],
  ['bier', 1],
  ['salat', 1],
  ['pommes', 2],
])('tolerates in %s %i typos', (typed, typos) => {
  expect(toleratedTypos(typed)).toBe(typos);
});
