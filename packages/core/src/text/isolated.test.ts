import { describe, expect, it } from 'vitest';
import { doorText } from '../order/order.ts';
import { cleanLine } from './clean-text.ts';
import { isolated } from './cut-text.ts';

describe('what somebody entered, in a line of ours', () => {
  it.each(['محمد', 'דנה Muster', 'Anna ܡܘܫܐ', '\u{1E900}\u{1E901}'])('%j is isolated', (name) =>
    expect(isolated(name)).toBe(`\u2068${name}\u2069`),
  );

  it.each(['', 'Anna Müller-Żądło', 'Ёлка 12', '王小明', 'Zoë 🍕'])('%j needs nothing', (name) =>
    expect(isolated(name)).toBe(name),
  );

  it('comes back as it was, should somebody copy it', () => expect(cleanLine(isolated('דנה'))).toBe('דנה'));

  it('has the town behind the street, not before it', () => {
    const door = { street: 'שדרה', houseNumber: '12', postcode: '8400', town: 'Winterthur' };
    expect(doorText(door)).toBe('\u2068שדרה 12\u2069, 8400 Winterthur');
  });
});
