import { formatMoney } from '../money/format-money.ts';
import { partsInOne } from './line-parts.ts';
import { ORDER_EDIT_FIELD_LABELS, type OrderEdit } from './order.ts';

type EditedLine = OrderEdit['lines'][number];

/** `1× Cola (0,5 l)`, whether it came or went. */
export function editedLineText({ amount, name, options, isMenu = false }: EditedLine): string {
  const pieces = Math.abs(amount);
  return `${pieces}× ${name}${options.length === 0 ? '' : ` (${partsInOne(pieces, options, isMenu)})`}`;
}

/** What an edit changed, a sentence for each: `Dazu: 1× Cola`, `Weg: 1× Pide`, `Neu: Adresse`. */
export function editTexts({ lines, fields, giftCardBack }: OrderEdit): string[] {
  const listed = (label: string, words: readonly string[]) =>
    words.length === 0 ? [] : [`${label}: ${words.join(', ')}`];
  return [
    ...listed('Dazu', lines.filter(({ amount }) => amount > 0).map(editedLineText)),
    ...listed('Weg', lines.filter(({ amount }) => amount < 0).map(editedLineText)),
    ...(giftCardBack === undefined ? [] : [`Zurück auf den Gutschein: ${formatMoney(giftCardBack)}`]),
    ...listed(
      'Neu',
      fields.map((field) => ORDER_EDIT_FIELD_LABELS[field]),
    ),
  ];
}
