import { isMenuChoice } from '../cart/chosen-options.ts';

type Part = { readonly name: string; readonly optionGroupId?: string | undefined };

/** What a line of a cart or an order is composed of, and how many pieces it is. */
export type ComposedLine = { readonly amount: number; readonly options: readonly Part[] };

/** What holds for each of several pieces: `je ohne Zwiebeln`, so that nobody does it to one of them only. */
export const perPiece = (amount: number, text: string): string => (amount > 1 ? `je ${text}` : text);

/** The parts of a line, one text each: what a menu holds is counted (`2× Suppe`), anything else holds for each piece. */
export const partTexts = (amount: number, names: readonly string[], isMenu: boolean): string[] =>
  names.map((name) => (isMenu && amount > 1 ? `${amount}× ${name}` : perPiece(amount, name)));

/** The names as one text, which says `je` once; '' where there are none. */
export function partsInOne(amount: number, names: readonly string[], isMenu: boolean): string {
  if (names.length === 0) return '';
  return isMenu ? partTexts(amount, names, true).join(', ') : perPiece(amount, names.join(', '));
}

/** The parts of a line as one text: `je 26 cm, Vollkorn`, `2× Suppe, 2× Lahmacun`; '' where it has none. */
export const partsText = ({ amount, options }: ComposedLine): string =>
  partsInOne(
    amount,
    options.map(({ name }) => name),
    isMenuChoice(options),
  );
