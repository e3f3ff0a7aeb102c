import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../editor/editor.ts';
import { enteredDate, enteredInstant, enteredTime } from './entered-fields.ts';

const WRONG = { '': 'falsch' };

describe('a day that staff enter', () => {
  const date = enteredDate('falsch');

  it.each(['2000-01-01', '2024-02-29', '2026-11-20', '2099-12-31'])('can be %s', (day) => {
    expect(date.parse(day)).toBe(day);
  });

  it.each([
    '1999-12-31',
    '2100-01-01',
    '0000-01-01',
    '2026-02-29',
    '2026-11-20T10:00',
    '20.11.2026',
    '',
    null,
    2026,
    {},
  ])('cannot be %j', (day) => {
    expect(fieldErrors(date, day)).toEqual(WRONG);
  });
});

describe('an instant that staff enter', () => {
  const instant = enteredInstant('falsch');

  it('is kept in the form in which instants are compared', () => {
    expect(instant.parse('2026-11-20T18:00:00+01:00')).toBe('2026-11-20T17:00:00.000Z');
  });

  it.each(['2000-01-01T00:00:00.000Z', '2026-11-20T17:00:00.000Z', '2099-12-31T23:59:59.999Z'])('can be %s', (at) => {
    expect(instant.parse(at)).toBe(at);
  });

  it.each([
    '1999-12-31T23:59:59.999Z',
    '2100-01-01T00:00:00.000Z',
    '2026-11-20T17:00:00',
    '2000-01-01T00:00:00+00:01',
    '2026-11-20T24:00:00.000Z',
    '2026-11-20',
    '',
    null,
    0,
  ])('cannot be %j', (at) => {
    expect(fieldErrors(instant, at)).toEqual(WRONG);
  });
});

it('tells each mistake once', () => {
  const messages = [enteredDate('falsch'), enteredInstant('falsch')].map(
    (schema) => schema.safeParse('').error?.issues,
  );
  expect(messages.map((issues) => issues?.length)).toEqual([1, 1]);
});

describe('a time that staff enter', () => {
  const time = enteredTime('falsch');

  it.each(['00:00', '09:05', '19:59', '23:59'])('can be %s', (text) => {
    expect(time.parse(text)).toBe(text);
  });

  it.each(['24:00', '23:60', '9:05', '09:05:00', ' 09:05', '09:05\n', 'abc', '', null, 905])('cannot be %j', (text) => {
    expect(fieldErrors(time, text)).toEqual(WRONG);
  });
});
