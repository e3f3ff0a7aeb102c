import { describe, expect, it } from 'vitest';
import { DELIVERY_SETTINGS, WINTERTHUR } from '../delivery/delivery.fixtures.ts';
import { OPENING_HOURS } from '../opening-hours/opening-hours.fixtures.ts';
import { toInstant } from '../time/zurich.ts';
import { CHECKOUT_DRAFT, COLLECTION_DRAFT } from './checkout.fixtures.ts';
import { counterOf, fulfilmentOf, fulfilmentService, orderAddressOf } from './fulfilment.ts';
import { collectionDraft } from './place-order.ts';

const at = (time: string) => toInstant('2026-11-20', time);
const BUSY = {
  pause: { from: at('17:00'), until: at('19:00') },
  rush: { extraMinutes: 10, until: at('20:00') },
};

describe('how an order is handed over', () => {
  it('is known by what the draft names', () => {
    expect([fulfilmentOf(CHECKOUT_DRAFT), fulfilmentOf(COLLECTION_DRAFT)]).toEqual(['delivered', 'collected']);
  });

  it('keeps the hours of delivery or of the restaurant; a pause stops the couriers alone', () => {
    const kitchen = { settings: DELIVERY_SETTINGS, busyControls: BUSY };
    expect(fulfilmentService('delivered', OPENING_HOURS, kitchen)).toEqual({
      schedule: OPENING_HOURS.delivery,
      ...kitchen,
    });
    expect(fulfilmentService('collected', OPENING_HOURS, kitchen)).toEqual({
      schedule: OPENING_HOURS.restaurant,
      settings: DELIVERY_SETTINGS,
      busyControls: { pause: null, rush: BUSY.rush },
    });
  });

  it("leads to a door, or to nobody's", () => {
    expect(orderAddressOf(CHECKOUT_DRAFT, WINTERTHUR)).toEqual({
      contactName: 'Anna Keller',
      phoneNumber: '078 123 45 67',
      street: 'Marktgasse',
      houseNumber: '12a',
      postcode: '8400',
      town: 'Winterthur',
      note: 'Klingel links',
    });
    expect(orderAddressOf(COLLECTION_DRAFT, { postcode: '', town: '' })).toEqual({
      contactName: 'Anna Keller',
      phoneNumber: '078 123 45 67',
      street: '',
      houseNumber: '',
      postcode: '',
      town: '',
      note: '',
    });
  });

  it('asks for a name and a phone number to collect', () => {
    const wrong = collectionDraft.safeParse({ ...COLLECTION_DRAFT, contact: { contactName: ' ', phoneNumber: '1' } });
    expect(wrong.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['contact.contactName', 'Bitte gib deinen Namen an'],
      ['contact.phoneNumber', 'Bitte gib deine Telefonnummer so an: 078 999 99 99'],
    ]);
  });
});

const COLLECTION = {
  preparationMinutes: 15,
  minimumOrder: 2000,
  openingDays: [{ dayOfWeek: 5, openingHour: [{ open: '17:00', close: '20:00' }] }],
  pause: BUSY.pause,
};

describe('the terms of collection', () => {
  it('have own hours on usual days, an own preparation and an own pause', () => {
    const kitchen = { settings: DELIVERY_SETTINGS, busyControls: BUSY, collection: COLLECTION };
    expect(fulfilmentService('collected', OPENING_HOURS, kitchen)).toEqual({
      schedule: { ...OPENING_HOURS.restaurant, openingDays: COLLECTION.openingDays },
      settings: { preparationMinutes: 15 },
      busyControls: { pause: COLLECTION.pause, rush: BUSY.rush },
    });
    expect(fulfilmentService('delivered', OPENING_HOURS, kitchen).settings).toEqual(DELIVERY_SETTINGS);
  });

  it('ask for no fee, and for a minimum only where one is set', () => {
    expect([counterOf(undefined).minimumOrder, counterOf(COLLECTION).minimumOrder]).toEqual([0, 2000]);
    expect(counterOf(COLLECTION).feeTiers).toEqual([{ from: 0, fee: 0 }]);
  });
});
