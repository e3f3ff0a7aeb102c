import { expect, it } from 'vitest';
import { NO_COOKIES_MESSAGE, addedMessage, leftOutMessage } from './cart-messages.ts';

it('says that something is in the cart only where the browser keeps one', () => {
  expect(addedMessage('Tiramisù', true)).toEqual({ kind: 'success', title: 'Im Warenkorb', detail: 'Tiramisù' });
  expect(addedMessage('Tiramisù', false)).toBe(NO_COOKIES_MESSAGE);
});

it('says how many pieces found no room', () => {
  expect(leftOutMessage(1).detail).toMatch(/höchstens 99 Stück\. Ein Stück hatte keinen Platz mehr\.$/);
  expect(leftOutMessage(21).detail).toMatch(/ 21 Stück hatten keinen Platz mehr\.$/);
});
