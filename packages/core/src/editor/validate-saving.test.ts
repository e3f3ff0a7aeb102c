import { describe, expect, it, vi } from 'vitest';
import { err, ok } from '../result/result.ts';
import { type Change, validateSaving, type Versioned } from './versioned.ts';

const NOW = '2026-11-20T18:00:00.000Z';
type Oven = { readonly breads: number };
const stored: Versioned<Oven> = { version: 7, value: { breads: 12 } };
const saving = (version: number, breads: number): Versioned<Oven> => ({ version, value: { breads } });
const validate = (attempt: Versioned<Oven>, rule?: (change: Change<Oven>) => string | null) =>
  validateSaving<Oven>(rule === undefined ? {} : { validate: rule }, { current: stored, saving: attempt, now: NOW });

describe('what is saved', () => {
  it('becomes the next version when it began with this one', () => {
    expect(validate(saving(7, 20))).toEqual(ok({ version: 8, value: { breads: 20 } }));
  });

  it.each([6, 8, 0])('conflicts when it began with version %i', (version) => {
    expect(validate(saving(version, 20))).toEqual(err({ code: 'conflict', theirs: stored }));
  });

  it.each([6, 7])('is no change when it says what stands there, also from version %i', (version) => {
    const answer = validate(saving(version, 12), () => 'nie');
    expect(answer.ok && answer.value).toBe(stored);
  });

  it('is refused in words by the rule, which sees both and the time', () => {
    const rule = vi.fn<(change: Change<Oven>) => string>(() => 'Das geht nicht.');
    expect(validate(saving(7, 20), rule)).toEqual(err({ code: 'refused', message: 'Das geht nicht.' }));
    expect(rule).toHaveBeenCalledWith({ before: { breads: 12 }, after: { breads: 20 }, now: NOW, mayOverride: false });
    expect(validate(saving(7, 20), () => null)).toMatchObject({ ok: true });
  });

  it('conflicts before it is refused: the rule would judge what nobody has seen', () => {
    expect(validate(saving(6, 20), () => 'nie')).toMatchObject({ error: { code: 'conflict' } });
  });
});
