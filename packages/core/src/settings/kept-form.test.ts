import { describe, expect, it } from 'vitest';
import { forgetForm, keepForm, readForm } from './kept-form.ts';

const OWNER = { section: 'orderAlarm', accountId: 'jonas' } as const;
const AT = '2026-11-20T17:00:00.000Z';
const LOADED = { version: 3, value: { alarmMinutes: 5, tellCustomerMinutes: 10 } };

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
  const kept = { at: AT, loaded: LOADED, value: { ...LOADED.value, tellCustomerMinutes: Number.NaN } };
  const keptOn = () => {
    const keyValue = device();
    keepForm(keyValue, OWNER, kept as never);
    return keyValue;
  };

  it('comes back as it stood, also with a number that is missing', () => {
    expect(readForm(keptOn(), OWNER, '2026-11-21T04:59:00.000Z')).toEqual(kept);
  });

  it('remembers that an entry was removed', () => {
    const keyValue = device();
    const value = { '2026-12-25': undefined };
    keepForm(
      keyValue,
      { ...OWNER, section: 'extraordinaryDays' },
      { at: AT, loaded: { version: 1, value: {} }, value },
    );
    expect(readForm(keyValue, { ...OWNER, section: 'extraordinaryDays' }, AT)?.value).toStrictEqual(value);
  });

  it('is of one person and of one section', () => {
    const keyValue = keptOn();
    expect(readForm(keyValue, { ...OWNER, accountId: 'miriam' }, AT)).toBeNull();
    expect(readForm(keyValue, { ...OWNER, section: 'kitchen' }, AT)).toBeNull();
  });

  it('is forgotten after twelve hours, and when it is done', () => {
    const keyValue = keptOn();
    expect(readForm(keyValue, OWNER, '2026-11-21T05:00:00.000Z')).toBeNull();
    forgetForm(keyValue, OWNER);
    expect(keyValue.values.size).toBe(0);
    expect(readForm(keyValue, OWNER, AT)).toBeNull();
  });

  it('is dropped when the section has another shape by now', () => {
    const keyValue = device();
    keepForm(keyValue, OWNER, { ...kept, loaded: { version: 3, value: { minutes: 5 } } } as never);
    expect(readForm(keyValue, OWNER, AT)).toBeNull();
  });
});
