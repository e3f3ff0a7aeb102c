import { describe, expect, it } from 'vitest';
import { recipeOf } from './food-kind.ts';
import type { Illustration } from './illustration.ts';

describe('recipeOf', () => {
  it('reads a round bread, and nothing else', () => {
    const bread: Illustration = { kind: 'flatbread', sauce: 'tomato', toppings: ['basil'] };
    expect(recipeOf(bread)).toEqual({ sauce: 'tomato', toppings: ['basil'] });
    expect(recipeOf({ ...bread, shape: 'oval' })).not.toBeNull();
    expect(recipeOf({ ...bread, shape: 'folded' })).toBeNull();
    expect(recipeOf({ ...bread, sauce: 'chocolate' })).toBeNull();
    expect(recipeOf({ kind: 'dip', sauce: 'tomato', toppings: [] })).toBeNull();
  });
});
