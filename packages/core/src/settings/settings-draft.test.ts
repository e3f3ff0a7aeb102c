import { describe, expect, it } from 'vitest';
import { unsafePlaces, validation } from '../validation/validation.fixtures.ts';
import {
  type KitchenSettingsDraft,
  type OrderAlarmLimits,
  kitchenSettingsDraft,
  orderAlarmLimits,
} from './settings-draft.ts';

describe('the draft of the kitchen settings', () => {
  const draft: KitchenSettingsDraft = {
    preparationMinutes: 20,
    ovenCapacity: 12,
    pizzaName: 'Dein Fladen',
    pizzaVatClass: 'food',
    pizzaAvailable: true,
    pizzaBasePrice: 1100,
    halfPriceRule: 'half_each',
  };
  const errorsOf = validation(kitchenSettingsDraft, draft);
  const PREPARATION = { preparationMinutes: 'Die Zubereitungszeit muss zwischen 5 und 120 Minuten liegen.' };
  const CAPACITY = { ovenCapacity: 'Die Kapazität des Ofens muss zwischen 1 und 200 Fladen liegen.' };

  it('comes back as it was', () => {
    expect(kitchenSettingsDraft.parse(draft)).toEqual(draft);
  });

  it('survives every hostile value in every place', () => {
    expect(unsafePlaces(kitchenSettingsDraft, draft)).toEqual([]);
  });

  it.each<[{ readonly [Field in keyof KitchenSettingsDraft]?: unknown }, Record<string, string>]>([
    [{ preparationMinutes: 5, ovenCapacity: 1, halfPriceRule: 'dearer_half' }, {}],
    [{ preparationMinutes: 120, ovenCapacity: 200, halfPriceRule: 'full' }, {}],
    [{ ovenCapacity: null }, {}],
    [{ preparationMinutes: 4 }, PREPARATION],
    [{ preparationMinutes: 121 }, PREPARATION],
    [{ ovenCapacity: 0 }, CAPACITY],
    [{ ovenCapacity: 201 }, CAPACITY],
    [{ pizzaName: ' ' }, { pizzaName: 'Bitte gib einen Namen an' }],
    [{ pizzaVatClass: 'free', pizzaAvailable: false }, { pizzaVatClass: 'Bitte wähle eine MwSt.-Klasse' }],
    [{ halfPriceRule: 'free' }, { halfPriceRule: 'Bitte wähle, wie halbe Beläge berechnet werden' }],
  ])('judges %#: %o', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });
});

describe('the limits of the order alarm', () => {
  const limits: OrderAlarmLimits = { alarmMinutes: 3, tellCustomerMinutes: 10, guestCancelMinutes: 30 };
  const errorsOf = validation(orderAlarmLimits, limits);
  const ALARM = { alarmMinutes: 'Die Zeit bis zum Alarm muss zwischen 1 und 60 Minuten liegen.' };
  const CALL = {
    tellCustomerMinutes: 'Die Zeit bis zum Hinweis an den Gast muss zwischen 1 und 60 Minuten liegen.',
  };
  const LATE = {
    guestCancelMinutes: 'Die Verspätung, nach der Gäste stornieren dürfen, muss zwischen 0 und 180 Minuten liegen.',
  };
  const ORDER = { tellCustomerMinutes: 'Der Gast wird erst nach dem Alarm gebeten anzurufen.' };

  it('come back as they were', () => {
    expect(orderAlarmLimits.parse(limits)).toEqual(limits);
  });

  it('survive every hostile value in every place', () => {
    expect(unsafePlaces(orderAlarmLimits, limits)).toEqual([]);
  });

  it.each<[{ readonly [Field in keyof OrderAlarmLimits]?: unknown }, Record<string, string>]>([
    [{ alarmMinutes: 1, tellCustomerMinutes: 2 }, {}],
    [{ alarmMinutes: 59, tellCustomerMinutes: 60 }, {}],
    [{ alarmMinutes: 0 }, ALARM],
    [{ alarmMinutes: 10.5 }, ALARM],
    [{ tellCustomerMinutes: 61 }, CALL],
    [{ alarmMinutes: 10 }, ORDER],
    [{ alarmMinutes: 11 }, ORDER],
    [{ alarmMinutes: 9 }, {}],
    [{ guestCancelMinutes: 0 }, {}],
    [{ guestCancelMinutes: null }, {}],
    [{ guestCancelMinutes: 180 }, {}],
    [{ guestCancelMinutes: 181 }, LATE],
    [{ guestCancelMinutes: -1 }, LATE],
  ])('judges %#: %o', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });
});
