import { describe, expect, it } from 'vitest';
import type { Illustration } from '../catalogue/illustration.ts';
import { recipeOf } from './recipe.ts';

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
