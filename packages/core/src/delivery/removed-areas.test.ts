import { describe, expect, it } from 'vitest';
import { WINTERTHUR } from './delivery.fixtures.ts';
import { removedAreas } from './order-location-draft.ts';

const SEUZACH = { ...WINTERTHUR, id: '00000000-0000-4000-8000-0000000000d2', postcode: '8472', town: 'Seuzach' };
const AGAIN = '00000000-0000-4000-8000-0000000000d9';

describe('removed areas', () => {
  it('are none while all are kept', () => {
    const all = [WINTERTHUR, SEUZACH];
    expect(removedAreas({ before: all, removed: [], after: all })).toEqual({ removed: [], successors: new Map() });
  });

  it('stay readable, without delivery', () => {
    const { removed } = removedAreas({ before: [WINTERTHUR, SEUZACH], removed: [], after: [WINTERTHUR] });
    expect(removed).toEqual([{ ...SEUZACH, active: false }]);
    expect(removedAreas({ before: [WINTERTHUR], removed, after: [WINTERTHUR] }).removed).toEqual(removed);
  });

  it('give their addresses to the one that is entered again, however it is written', () => {
    const after = [{ ...SEUZACH, id: AGAIN, town: 'SEUZACH' }];
    const successors = new Map([[SEUZACH.id, AGAIN]]);
    expect(removedAreas({ before: [], removed: [SEUZACH], after })).toEqual({ removed: [], successors });
    expect(removedAreas({ before: [SEUZACH], removed: [], after })).toEqual({ removed: [], successors });
  });

  it('are no longer removed under their own id, also by another name', () => {
    const after = [{ ...SEUZACH, town: 'Ohringen' }];
    expect(removedAreas({ before: [], removed: [SEUZACH], after })).toEqual({ removed: [], successors: new Map() });
  });
});
