import { expect, it } from 'vitest';
import { fieldErrors } from '../editor/editor.ts';
import { cashMovementDraft } from './cash.ts';

const RANGE = "Der Betrag muss zwischen CHF 0.01 und CHF 100'000.00 liegen.";
const COINS = 'Bar geht es nur auf 5 Rappen genau.';

it.each([
  [5, undefined],
  [3_005, undefined],
  [10_000_000, undefined],
  [0, RANGE],
  [10_000_005, RANGE],
  [Number.NaN, `Bitte gib einen Betrag wie 12.50 an. ${RANGE}`],
  [1, COINS],
  [3_003, COINS],
])('takes %d Rappen out of the till: %s', (amount, message) => {
  expect(fieldErrors(cashMovementDraft, { way: 'out', amount, reason: 'Hefe' })['amount']).toBe(message);
});
