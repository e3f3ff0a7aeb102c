import { describe, expect, it } from 'vitest';
import { err } from '../result/result.ts';
import { servedAt } from './availability.ts';
import { checkOptionRules, chooseOptions } from './option-choice.ts';
import {
  BURRATA_ID,
  EXTRAS,
  LARGE_ID,
  MARGHERITA,
  NORMAL_ID,
  ROCKET_ID,
  SALAD,
  SIZE,
  TRUFFLE_ID,
} from './product.fixtures.ts';

const NOW = '2026-11-20T17:00:00.000Z';
const invalid = (optionGroupId: string | null) => err({ code: 'optionsInvalid', optionGroupId });

describe('chooseOptions', () => {
  it('gives the chosen options by group, in the order of the menu', () => {
    const [rocket, burrata] = EXTRAS.options;
    expect(chooseOptions(MARGHERITA, [BURRATA_ID, ROCKET_ID], servedAt(NOW))).toEqual({
      ok: true,
      value: [{ group: EXTRAS, options: [rocket, burrata] }],
    });
    expect(chooseOptions(MARGHERITA, [], servedAt(NOW))).toEqual({ ok: true, value: [] });
  });

  it('refuses options that the product does not have, and doubled ones', () => {
    expect(chooseOptions(MARGHERITA, [NORMAL_ID], servedAt(NOW))).toEqual(invalid(null));
    expect(chooseOptions(MARGHERITA, [ROCKET_ID, ROCKET_ID], servedAt(NOW))).toEqual(invalid(null));
  });

  it('counts an option of two groups in both, and never for an unknown one', () => {
    const twice = { optionGroups: [EXTRAS, { ...EXTRAS, id: SIZE.id }] };
    expect(checkOptionRules(twice, [ROCKET_ID, NORMAL_ID])).toEqual(invalid(null));
    expect(checkOptionRules(twice, [ROCKET_ID, ROCKET_ID])).toEqual(invalid(null));
    expect(checkOptionRules(twice, [ROCKET_ID])).toMatchObject({
      value: [{ group: { id: EXTRAS.id } }, { group: { id: SIZE.id } }],
    });
  });

  it('refuses too few and too many', () => {
    expect(chooseOptions(SALAD, [], servedAt(NOW))).toEqual(invalid(SIZE.id));
    expect(chooseOptions(SALAD, [NORMAL_ID, LARGE_ID], servedAt(NOW))).toEqual(invalid(SIZE.id));
    expect(chooseOptions(SALAD, [LARGE_ID], servedAt(NOW)).ok).toBe(true);
    expect(chooseOptions({ optionGroups: [{ ...EXTRAS, max: 1 }] }, [ROCKET_ID, BURRATA_ID], servedAt(NOW))).toEqual(
      invalid(EXTRAS.id),
    );
  });

  it('refuses an unavailable option, which the rules alone allow', () => {
    expect(chooseOptions(MARGHERITA, [TRUFFLE_ID], servedAt(NOW))).toEqual(invalid(EXTRAS.id));
    expect(chooseOptions(MARGHERITA, [ROCKET_ID, TRUFFLE_ID], servedAt(NOW))).toEqual(invalid(EXTRAS.id));
    expect(checkOptionRules(MARGHERITA, [TRUFFLE_ID]).ok).toBe(true);
  });

  it('refuses an option that is sold out at the time of delivery', () => {
    const options = EXTRAS.options.map((option) => ({ ...option, soldOutUntil: '2026-11-20T17:30:00.000Z' }));
    const product = { optionGroups: [{ ...EXTRAS, options }] };
    expect(chooseOptions(product, [ROCKET_ID], servedAt('2026-11-20T17:29:59.999Z'))).toEqual(invalid(EXTRAS.id));
    expect(chooseOptions(product, [ROCKET_ID], servedAt('2026-11-20T17:30:00.000Z')).ok).toBe(true);
  });
});
