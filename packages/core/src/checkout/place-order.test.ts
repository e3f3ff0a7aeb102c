import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../editor/editor.ts';
import { unsafePlaces } from '../validation/validation.fixtures.ts';
import { CHECKOUT_DRAFT } from './checkout.fixtures.ts';
import { checkoutDraft } from './place-order.ts';

const REMARK = 'Die Bemerkung darf maximal 300 Zeichen lang sein.';
const GIFT_CARD = 'Bitte prüfe den Code deines Gutscheins.';
const EMAIL = 'Bitte gib eine gültige E-Mail-Adresse an';
const forbidden = (character: string, place: number) =>
  `Das Zeichen ${character} an Stelle ${place} können wir nicht speichern. Bitte lösche es.`;

const errorsOf = (change: object) => fieldErrors(checkoutDraft, { ...CHECKOUT_DRAFT, ...change });

describe('the checkout draft', () => {
  it.each([
    ['', undefined],
    ['x'.repeat(300), undefined],
    [`  ${'x'.repeat(300)}\n`, undefined],
    ['x'.repeat(301), REMARK],
    ['3. Stock\nKlingel links', undefined],
    ['3. Stock\u0000', forbidden('U+0000', 9)],
    ['halb \uD83D', forbidden('U+D83D', 6)],
  ])('judges the remark %j', (remark, message) => {
    expect(errorsOf({ remark })['remark']).toBe(message);
  });

  it.each([
    ['', undefined],
    ['ABCD\n', undefined],
    ['AB\nCD', undefined],
    [7, 'Bitte gib einen Text ein oder lass das Feld leer.'],
  ])('judges the code of a gift card %j', (giftCardCode, message) => {
    expect(errorsOf({ giftCardCode })['giftCardCode']).toBe(message);
  });

  it.each([
    [undefined, undefined],
    ['', undefined],
    ['  ', undefined],
    [' anna@example.ch ', undefined],
    ['anna@example', EMAIL],
    ['anna@example.ch, bea@example.ch', EMAIL],
    ['anna@example.ch\nBcc: x@example.ch', EMAIL],
    [7, EMAIL],
  ])('judges the e-mail address %j', (email, message) => {
    expect(errorsOf({ email })['email']).toBe(message);
  });

  it.each<[string, object, string[]]>([
    ['a missing address', { address: undefined }, ['address']],
    [
      'an address of numbers',
      { address: { contactName: 1, street: Number.NaN } },
      [
        'address.contactName',
        'address.phoneNumber',
        'address.street',
        'address.houseNumber',
        'address.orderLocationId',
        'address.note',
      ],
    ],
    ['a list for an address', { address: [] }, ['address']],
    ['a time that is none', { deliveryTime: { kind: 'slot', at: '2026-02-30T12:00:00.000Z' } }, ['deliveryTime.at']],
    ['a time without its zone', { deliveryTime: { kind: 'slot', at: '2026-11-20T12:00:00.000' } }, ['deliveryTime.at']],
    ['an unknown kind of time', { deliveryTime: { kind: '__proto__' } }, ['deliveryTime.kind']],
    ['a way to pay that every object has', { paymentMethod: 'constructor' }, ['paymentMethod']],
    ['text for a yes', { legalAgeConfirmed: 'true' }, ['legalAgeConfirmed']],
    ['a number for a remark', { remark: 1e308 }, ['remark']],
  ])('refuses %s', (_, change, fields) => {
    expect(Object.keys(errorsOf(change))).toEqual(fields);
  });

  it('answers whatever comes with German messages, or with what can be kept', () => {
    expect(unsafePlaces(checkoutDraft, CHECKOUT_DRAFT)).toEqual([]);
    const deliveryTime = { kind: 'slot', at: '2026-11-20T18:00:00.000Z' };
    expect(unsafePlaces(checkoutDraft, { ...CHECKOUT_DRAFT, deliveryTime })).toEqual([]);
  });

  it('judges a million characters', () => {
    const long = 'x'.repeat(1_000_000);
    expect(errorsOf({ remark: long, giftCardCode: long })).toEqual({ remark: REMARK, giftCardCode: GIFT_CARD });
  });

  it('is trimmed and holds nothing else', () => {
    const { address } = CHECKOUT_DRAFT;
    const loose = {
      ...CHECKOUT_DRAFT,
      remark: ' Bitte klingeln ',
      address: { ...address, street: ` ${address.street}\t`, phoneNumber: ` ${address.phoneNumber} `, isAdmin: true },
      totalPrice: 0,
    };
    expect(checkoutDraft.parse(loose)).toEqual({ ...CHECKOUT_DRAFT, remark: 'Bitte klingeln' });
  });

  it.each([undefined, null, 7, 'x', [], Number.NaN])('refuses %j altogether', (value) => {
    expect(Object.keys(fieldErrors(checkoutDraft, value))).not.toEqual([]);
  });
});
