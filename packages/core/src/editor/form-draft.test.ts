import { describe, expect, it } from 'vitest';
import { BLANK_PRODUCT, productDraft } from '../catalogue/product-draft.ts';
import { blankMenu, menuDraft } from '../menu/menu-draft.ts';
import { specialDaysDraft } from '../opening-hours/special-days.ts';
import { orderAlarmLimits } from '../settings/settings-draft.ts';
import { forgetForm, forgetFormsOf, saveFormDraft, readForm } from './form-draft.ts';

const OWNER = { form: 'settings/orderAlarm', accountId: 'jonas' };
const AT = '2026-11-20T17:00:00.000Z';
const LOADED = { version: 3, value: { alarmMinutes: 5, tellCustomerMinutes: 10, guestCancelMinutes: 30 } };
/** Somebody else has saved in the meantime. */
const SHOWN = { newest: { alarmMinutes: 6, tellCustomerMinutes: 10, guestCancelMinutes: 30 }, draft: orderAlarmLimits };

function device() {
  const values = new Map<string, string>();
  return {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
    values,
  };
}

describe('a form that was not saved', () => {
  const stored = { at: AT, loaded: LOADED, value: { ...LOADED.value, tellCustomerMinutes: Number.NaN } };
  const storedOn = () => {
    const keyValue = device();
    saveFormDraft(keyValue, OWNER, stored as never);
    return keyValue;
  };

  it('comes back as it stood, also with a number that is missing', () => {
    expect(readForm(storedOn(), OWNER, { ...SHOWN, now: '2026-11-21T04:59:00.000Z' })).toEqual(stored);
  });

  it('remembers that an entry was removed', () => {
    const keyValue = device();
    const value = { '2026-12-25': undefined };
    saveFormDraft(keyValue, OWNER, { at: AT, loaded: { version: 1, value: {} }, value } as never);
    expect(readForm(keyValue, OWNER, { newest: {}, draft: specialDaysDraft, now: AT })?.value).toStrictEqual(value);
  });

  it('comes back for something new, which is no draft yet', () => {
    const keyValue = device();
    const begun = { at: AT, loaded: { version: 0, value: BLANK_PRODUCT }, value: { ...BLANK_PRODUCT, name: 'Ola' } };
    saveFormDraft(keyValue, OWNER, begun);
    expect(readForm(keyValue, OWNER, { newest: BLANK_PRODUCT, draft: productDraft, now: AT })).toEqual(begun);
  });

  it('comes back for something new with the id that it was given, also where it would begin otherwise by now', () => {
    const [day, next] = [blankMenu('2026-11-20'), blankMenu('2026-11-21')];
    const keyValue = device();
    const begun = { at: AT, id: 'the first', loaded: { version: 0, value: day }, value: { ...day, name: 'Sonntag' } };
    saveFormDraft(keyValue, OWNER, begun);
    expect(readForm(keyValue, OWNER, { newest: next, draft: menuDraft, now: AT })).toEqual({
      ...begun,
      loaded: { version: 0, value: next },
    });
  });

  it('began as it did also where somebody else saved for the first time meanwhile', () => {
    const keyValue = device();
    const begun = { ...stored, loaded: { ...LOADED, version: 0 } };
    saveFormDraft(keyValue, OWNER, begun as never);
    expect(readForm(keyValue, OWNER, { ...SHOWN, now: AT })?.loaded).toEqual(begun.loaded);
  });

  it('is dropped where something new has another shape by now', () => {
    const keyValue = device();
    saveFormDraft(keyValue, OWNER, { at: AT, loaded: { version: 0, value: { name: '' } }, value: { name: 'Sonntag' } });
    expect(readForm(keyValue, OWNER, { newest: blankMenu('2026-11-20'), draft: menuDraft, now: AT })).toBeNull();
  });

  it('is of one person and of one form', () => {
    const keyValue = storedOn();
    expect(readForm(keyValue, { ...OWNER, accountId: 'miriam' }, { ...SHOWN, now: AT })).toBeNull();
    expect(readForm(keyValue, { ...OWNER, form: 'settings/kitchen' }, { ...SHOWN, now: AT })).toBeNull();
  });

  it('stays as it was kept last, and beside those of others', () => {
    const keyValue = storedOn();
    const miriam = { ...OWNER, accountId: 'miriam' };
    saveFormDraft(keyValue, miriam, { ...stored, value: { ...stored.value, alarmMinutes: 1 } });
    saveFormDraft(keyValue, OWNER, { ...stored, value: { ...stored.value, alarmMinutes: 7 } });
    saveFormDraft(keyValue, { ...OWNER, form: 'settings/kitchen' }, stored);
    const minutes = (owner: typeof OWNER) => readForm(keyValue, owner, { ...SHOWN, now: AT })?.value.alarmMinutes;
    expect([minutes(OWNER), minutes(miriam)]).toEqual([7, 1]);
  });

  it('is cleared away by whoever reads any form twelve hours later', () => {
    const keyValue = storedOn();
    const miriam = { ...OWNER, accountId: 'miriam' };
    saveFormDraft(keyValue, miriam, { ...stored, at: '2026-11-20T17:01:00.000Z' });
    expect(readForm(keyValue, miriam, { ...SHOWN, now: '2026-11-21T05:00:00.000Z' })).not.toBeNull();
    expect([...keyValue.values.values()].join()).not.toContain('jonas');
    expect(readForm(keyValue, miriam, { ...SHOWN, now: '2026-11-21T05:01:00.000Z' })).toBeNull();
    expect(keyValue.values.size).toBe(0);
  });

  it('goes when it is done, and with whoever is gone', () => {
    const ends: readonly ((keyValue: ReturnType<typeof device>) => void)[] = [
      (keyValue) => forgetForm(keyValue, OWNER),
      (keyValue) => forgetFormsOf(keyValue, 'jonas'),
    ];
    for (const end of ends) {
      const keyValue = storedOn();
      saveFormDraft(keyValue, { ...OWNER, accountId: 'miriam' }, stored);
      end(keyValue);
      expect(readForm(keyValue, OWNER, { ...SHOWN, now: AT })).toBeNull();
      expect(readForm(keyValue, { ...OWNER, accountId: 'miriam' }, { ...SHOWN, now: AT })).toEqual(stored);
      end(keyValue);
    }
  });

  it('leaves nothing on the device when it was the last one', () => {
    const keyValue = storedOn();
    forgetForm(keyValue, OWNER);
    expect(keyValue.values.size).toBe(0);
  });

  it.each([
    ['other fields', { minutes: 5 }],
    ['another kind of value', { alarmMinutes: '5 Minuten', tellCustomerMinutes: 10, guestCancelMinutes: 30 }],
  ])('is dropped when its drafts have %s by now', (_, value) => {
    const keyValue = device();
    saveFormDraft(keyValue, OWNER, { ...stored, loaded: { version: 3, value } } as never);
    expect(readForm(keyValue, OWNER, { ...SHOWN, now: AT })).toBeNull();
  });
});
