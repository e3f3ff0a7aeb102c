import { describe, expect, it } from 'vitest';
import { DECLARED, type LabellingDraft, UNDECLARED } from './labelling.ts';
import { validateDeclaration } from './validate-declaration.ts';

const BREAD = { name: 'Focaccia', available: true, allergens: [], labelling: DECLARED };
const REASONED: LabellingDraft = { ...UNDECLARED, reason: 'Lieferant antwortet am Montag' };

describe('what may be offered', () => {
  it('is anything whose allergens are declared, and what is not on offer', () => {
    expect(validateDeclaration({ before: null, after: BREAD, mayOverride: false })).toBeNull();
    const hidden = { ...BREAD, available: false, labelling: null };
    expect(validateDeclaration({ before: null, after: hidden, mayOverride: false })).toBeNull();
  });

  it.each([null, undefined, UNDECLARED])('is nothing new without allergens and without a reason: %j', (labelling) => {
    const after = { ...BREAD, labelling };
    expect(validateDeclaration({ before: null, after, mayOverride: true })).toMatch(/^Gib die Allergene an/);
    expect(validateDeclaration({ before: BREAD, after, mayOverride: true })).toMatch(/^Gib die Allergene an/);
    expect(validateDeclaration({ before: { ...after, available: false }, after, mayOverride: true })).not.toBeNull();
  });

  it('is with a reason what a manager decides, and nobody else', () => {
    const after = { ...BREAD, labelling: REASONED };
    expect(validateDeclaration({ before: BREAD, after, mayOverride: true })).toBeNull();
    expect(validateDeclaration({ before: BREAD, after, mayOverride: false })).toMatch(/nur die Leitung/);
    // Another reason is another decision.
    const renamed = { ...after, labelling: { ...REASONED, reason: 'Neuer Lieferant' } };
    expect(validateDeclaration({ before: after, after: renamed, mayOverride: false })).toMatch(/nur die Leitung/);
  });

  it('stays as it was while something else changes', () => {
    const before = { ...BREAD, labelling: REASONED };
    expect(validateDeclaration({ before, after: { ...before, name: 'Brot' }, mayOverride: false })).toBeNull();
    const imported = { ...BREAD, labelling: null };
    expect(
      validateDeclaration({ before: imported, after: { ...imported, name: 'Brot' }, mayOverride: false }),
    ).toBeNull();
  });
});

describe('a diet', () => {
  const cheese = { ...BREAD, allergens: ['milk' as const], tags: ['vegan' as const] };

  it('that contradicts what is in it is refused', () => {
    expect(validateDeclaration({ before: null, after: cheese, mayOverride: true })).toMatch(
      /Vegan, aber mit Tierischem/,
    );
    const ham = { ...BREAD, tags: ['vegetarian' as const], labelling: { ...DECLARED, contents: ['pork' as const] } };
    expect(validateDeclaration({ before: null, after: ham, mayOverride: true })).toMatch(
      /Vegetarisch, aber mit Fleisch/,
    );
  });

  it('that was wrong before does not keep staff from changing the rest', () => {
    expect(validateDeclaration({ before: cheese, after: { ...cheese, name: 'Käse' }, mayOverride: false })).toBeNull();
  });
});
