import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../editor/editor.ts';
import { chosenId, chosenWeekday, yesOrNo } from './basic-fields.ts';

describe('what is chosen', () => {
  it('is an id in small letters', () => {
    const id = '0000000A-0000-4000-8000-0000000000BC';
    expect(chosenId('falsch').parse(id)).toBe(id.toLowerCase());
  });

  it.each(['', 'abc', '0000000a-0000-4000-8000-0000000000b', null, 3])('is no id: %j', (id) => {
    expect(fieldErrors(chosenId('falsch'), id)).toEqual({ '': 'falsch' });
  });

  it('is a weekday from Sunday to Saturday', () => {
    expect([0, 6].map((day) => chosenWeekday.parse(day))).toEqual([0, 6]);
    expect(Object.is(chosenWeekday.parse(-0), 0)).toBe(true);
  });

  it.each([-1, 7, 0.5, '1', null, Number.NaN])('is no weekday: %j', (day) => {
    expect(fieldErrors(chosenWeekday, day)).toEqual({ '': 'Bitte wähle einen Wochentag' });
  });

  it('is yes or no', () => {
    expect([true, false].map((answer) => yesOrNo.parse(answer))).toEqual([true, false]);
    expect(fieldErrors(yesOrNo, 'true')).toEqual({ '': 'Bitte wähle Ja oder Nein' });
  });
});
