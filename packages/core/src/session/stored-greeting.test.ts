import { expect, it } from 'vitest';
import { CUSTOMER } from '../account/account.fixtures.ts';
import { GUEST } from '../account/guest.ts';
import { type StoredGreeting, greetingToast, storedGreeting } from './stored-greeting.ts';

const signingIn = (cartAmount: number): StoredGreeting => ({ kind: 'signingIn', cartAmount });

it.each([
  ['with a cart', signingIn(3), CUSTOMER, ['Schön, bist du da, Anna!', 'Dein Warenkorb ist mitgekommen.']],
  ['without one', signingIn(0), CUSTOMER, ['Schön, bist du da, Anna!', 'Du bist angemeldet.']],
  ['nameless', signingIn(0), { ...CUSTOMER, firstname: '' }, ['Schön, bist du da!', 'Du bist angemeldet.']],
  ['after giving up', signingIn(3), GUEST, undefined],
  ['after going', { kind: 'accountRemoved' } as const, GUEST, ['Konto gelöscht', expect.any(String)]],
])('greets %s', (_, greeting, account, words) => {
  const toast = greetingToast(greeting, account);
  expect(toast === null ? undefined : [toast.title, toast.detail]).toEqual(words);
});

it('is kept as one of two kinds', () => {
  expect([signingIn(1), { kind: 'else' }].map((value) => storedGreeting.schema.safeParse(value).success)).toEqual([
    true,
    false,
  ]);
});
