import { describe, expect, it } from 'vitest';
import { type PhoneOrderDraft, newPhoneOrder } from './phone-order-draft.ts';
import { keysOf, mergedPhoneOrders, freshPhoneOrders } from './stored-phone-orders.ts';

const call = (key: string, contactName = key): PhoneOrderDraft => ({
  ...newPhoneOrder(key, '2026-11-20T17:00:00.000Z'),
  contactName,
});
const [ANNA, BEAT, CHIARA] = [call('anna'), call('beat'), call('chiara')];
const NOTHING = { current: null, parked: [] };

describe('orders that several tabs take', () => {
  it('are both kept, the one of the other tab as a parked one', () => {
    const theirs = { current: BEAT, parked: [CHIARA] };
    const merged = mergedPhoneOrders({ base: [], mine: { current: ANNA, parked: [] }, theirs });
    expect(merged).toEqual({ current: ANNA, parked: [BEAT, CHIARA] });
    // The other tab saves after this one, with one letter more.
    const further = call('beat', 'beat m');
    const back = mergedPhoneOrders({
      base: keysOf(theirs),
      mine: { current: further, parked: [CHIARA] },
      theirs: merged,
    });
    expect(back).toEqual({ current: further, parked: [CHIARA, ANNA] });
  });

  it('are as the tab has them that goes on with them', () => {
    const further = call('beat', 'beat meier');
    const merged = mergedPhoneOrders({
      base: ['anna', 'beat'],
      mine: { current: ANNA, parked: [BEAT] },
      theirs: { current: further, parked: [ANNA] },
    });
    expect(merged).toEqual({ current: ANNA, parked: [further] });
  });

  it('are gone once one tab has brought them to an end', () => {
    const mine = { current: ANNA, parked: [BEAT] };
    expect(mergedPhoneOrders({ base: ['anna', 'beat'], mine, theirs: { current: ANNA, parked: [] } })).toEqual({
      current: ANNA,
      parked: [],
    });
    expect(mergedPhoneOrders({ base: ['anna'], mine: NOTHING, theirs: { current: ANNA, parked: [BEAT] } })).toEqual({
      current: null,
      parked: [BEAT],
    });
  });

  it('stay on the screen that shows them, whatever another tab did', () => {
    const mine = { current: ANNA, parked: [] };
    expect(mergedPhoneOrders({ base: ['anna'], mine, theirs: NOTHING })).toEqual(mine);
  });

  it('begin anew in a tab that is opened beside one where nothing was entered yet', () => {
    const blank = newPhoneOrder('blank', '2026-11-20T17:00:00.000Z');
    const saved = { current: blank, parked: [BEAT] };
    expect(freshPhoneOrders(saved, '2026-11-20T17:01:00.000Z')).toEqual({ current: null, parked: [BEAT] });
    expect(freshPhoneOrders({ ...saved, current: ANNA }, '2026-11-20T17:01:00.000Z').current).toEqual(ANNA);
  });

  it('are parked for nobody as long as nothing of them was entered', () => {
    const blank = newPhoneOrder('blank', '2026-11-20T17:00:00.000Z');
    expect(mergedPhoneOrders({ base: [], mine: NOTHING, theirs: { current: blank, parked: [] } })).toEqual(NOTHING);
  });
});
