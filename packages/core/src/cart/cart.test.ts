import { describe, expect, it } from 'vitest';
import { BASIL_ID, PLAIN_CREATION, onLeft, onWhole, withToppings } from '../pizza/pizza-offer.fixtures.ts';
import { CART_AMOUNT_MAX } from './cart-limits.ts';
import { cartErrorMessage } from './cart-messages.ts';
import { type CartError, cartError, newCartItem } from './cart.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const isValid = (item: unknown): boolean => newCartItem.safeParse(item).success;

describe('a new cart item', () => {
  it('is a product with its options', () => {
    const item = { productId: ID, optionIds: [ID], amount: 1 };
    expect(newCartItem.parse(item)).toEqual(item);
    expect(isValid({ ...item, optionIds: Array.from({ length: 50 }, () => ID) })).toBe(true);
    expect(isValid({ ...item, optionIds: Array.from({ length: 51 }, () => ID) })).toBe(false);
    expect(isValid({ ...item, optionIds: ['__proto__'] })).toBe(false);
    expect(isValid({ productId: ID, amount: 1 })).toBe(false);
  });

  it('is or an own pizza', () => {
    const item = { creation: withToppings(onLeft(BASIL_ID)), amount: 3 };
    expect(newCartItem.parse(item)).toEqual(item);
    expect(isValid({ ...item, creation: withToppings(onLeft(BASIL_ID), onWhole(BASIL_ID)) })).toBe(false);
    expect(isValid({ ...item, creation: null })).toBe(false);
    expect(isValid({ amount: 3 })).toBe(false);
  });

  it('is or a menu', () => {
    const item = { menuId: ID, amount: 2 };
    expect(newCartItem.parse(item)).toEqual(item);
    expect(isValid({ menuId: 'today', amount: 2 })).toBe(false);
  });

  it.each([
    [1, true],
    [CART_AMOUNT_MAX, true],
    [0, false],
    [-1, false],
    [100, false],
    [1.5, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
    ['1', false],
    [null, false],
  ])('in the amount %s: %s', (amount, expected) => {
    expect(isValid({ productId: ID, optionIds: [], amount })).toBe(expected);
    expect(isValid({ creation: PLAIN_CREATION, amount })).toBe(expected);
    expect(isValid({ menuId: ID, amount })).toBe(expected);
  });
});

describe('cartErrorMessage', () => {
  it.each<[CartError, string]>([
    [{ code: 'productUnavailable' }, 'Dieses Produkt gibt es gerade nicht. Such dir doch etwas anderes aus.'],
    [{ code: 'menuUnavailable' }, 'Dieses Menü gibt es heute nicht. Such dir doch etwas anderes aus.'],
    [{ code: 'optionsInvalid', optionGroupId: null }, 'Diese Auswahl geht gerade nicht. Bitte wähle nochmals.'],
    [{ code: 'creationInvalid' }, 'Dieser Fladen geht so nicht. Bitte stell ihn nochmals zusammen.'],
    [
      { code: 'partsUnavailable', partIds: [ID] },
      'Nicht alles für deinen Fladen ist gerade da. Such dir doch etwas anderes aus.',
    ],
    [{ code: 'itemUnknown' }, 'Dieser Artikel ist nicht mehr in deinem Warenkorb.'],
    [{ code: 'amountInvalid' }, 'Von jedem Artikel gehen 1 bis 99 Stück.'],
    [{ code: 'cartFull' }, 'Dein Warenkorb ist voll. Ruf uns für grosse Bestellungen gerne an.'],
  ])('tells of %j', (error, detail) => {
    expect(cartError.parse(error)).toEqual(error);
    expect(cartErrorMessage(error)).toEqual({ kind: 'error', title: 'Fehler', detail });
  });
});
