import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryFee } from './delivery-fee.ts';
import { WINTERTHUR } from './delivery.fixtures.ts';
import { deliveryZones, feeSteps } from './fee-steps.ts';

describe('feeSteps', () => {
  it('reads as a staircase from 0 to the free limit', () => {
    expect(feeSteps(WINTERTHUR)).toEqual([
      { from: 0, fee: 600 },
      { from: 4000, fee: 300 },
      { from: 8000, fee: 0 },
    ]);
    expect(feeSteps({ ...WINTERTHUR, freeFrom: null })).toHaveLength(2);
    expect(feeSteps({ feeTiers: [], freeFrom: null })).toEqual([{ from: 0, fee: 0 }]);
  });

  it('leaves out what changes nothing', () => {
    const feeTiers = [
      { from: 5000, fee: 300 },
      { from: 0, fee: 600 },
      { from: 2000, fee: 600 },
      { from: 9000, fee: 100 },
    ];
    expect(feeSteps({ feeTiers, freeFrom: 9000 })).toEqual([
      { from: 0, fee: 600 },
      { from: 5000, fee: 300 },
      { from: 9000, fee: 0 },
    ]);
  });

  it('says for every total what the fee is, and each step another than the one before', () => {
    const tiers = fc.array(fc.record({ from: fc.nat(60), fee: fc.nat(4) }), { maxLength: 6 });
    fc.assert(
      fc.property(tiers, fc.option(fc.nat(80)), fc.nat(90), (feeTiers, freeFrom, total) => {
        const steps = feeSteps({ feeTiers, freeFrom });
        expect(steps.findLast(({ from }) => from <= total)?.fee).toBe(deliveryFee({ feeTiers, freeFrom }, total));
        expect(steps.map(({ from }) => from)).toEqual(steps.map(({ from }) => from).toSorted((a, b) => a - b));
        expect(steps.every(({ fee }, index) => index === 0 || fee !== steps[index - 1]?.fee)).toBe(true);
      }),
    );
  });
});

describe('deliveryZones', () => {
  const far = { ...WINTERTHUR, town: 'Grafstal', minimumOrder: 4500 };
  const dear = { ...WINTERTHUR, town: 'Elsau', freeFrom: null };
  const sameSaidTwice = { ...WINTERTHUR, town: 'Seen', feeTiers: [...WINTERTHUR.feeTiers, ...WINTERTHUR.feeTiers] };

  it('groups areas with the same terms, in their order', () => {
    const zones = deliveryZones([WINTERTHUR, far, sameSaidTwice, dear]);
    expect(zones.map(({ orderLocations }) => orderLocations.map(({ town }) => town))).toEqual([
      ['Winterthur', 'Seen'],
      ['Grafstal'],
      ['Elsau'],
    ]);
    expect(zones.map(({ minimumOrder }) => minimumOrder)).toEqual([2500, 4500, 2500]);
    expect(zones[0]?.feeSteps).toEqual(feeSteps(WINTERTHUR));
    expect(deliveryZones([])).toEqual([]);
  });
});
