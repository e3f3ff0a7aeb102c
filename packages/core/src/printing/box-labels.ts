import { ALLERGEN_LABELS } from '../catalogue/declaration.ts';
import type { KitchenLine } from '../kitchen-screen/kitchen-order.ts';
import { isStopped } from '../order/order-lifecycle.machine.ts';
import type { Order } from '../order/order.ts';
import type { TicketBlock } from './paper-ticket.ts';

const HALVES = [
  ['left', 'Links'],
  ['right', 'Rechts'],
] as const;

/** Drinks, and what the kitchen does not make, are handed over as they are. */
const goesInBox = ({ station }: Pick<KitchenLine, 'station'>): boolean => station === 'oven' || station === 'cold';

/** How the dish in the box differs from the usual one. */
function changesOf({ dough, isUsualDough, extras, halves }: KitchenLine): string[] {
  const whole = [...(dough === null || isUsualDough ? [] : [dough]), ...extras];
  return [
    ...(whole.length === 0 ? [] : [whole.join(', ')]),
    ...HALVES.flatMap(([half, label]) => {
      const toppings = halves?.[half] ?? [];
      return toppings.length === 0 ? [] : [`${label}: ${toppings.join(', ')}`];
    }),
  ];
}

/**
 * The labels of an order, one for each box, numbered through so that none stays behind. An order that has ended early
 * has none. Of a dish without declared allergens the label claims nothing.
 */
export function boxLabels(
  { number, status, remark }: Pick<Order, 'number' | 'status' | 'remark'>,
  lines: readonly KitchenLine[],
): TicketBlock[][] {
  if (isStopped(status)) return [];
  const boxes = lines.filter(goesInBox).flatMap((line) => Array.from({ length: line.amount }, () => line));
  return boxes.map((line, index) => [
    { kind: 'number', text: `${number}` },
    { kind: 'headline', left: `${index + 1} von ${boxes.length}`, right: line.size ?? '' },
    { kind: 'rule' },
    { kind: 'item', amount: '1×', name: line.name, details: changesOf(line) },
    ...(remark === '' ? [] : [{ kind: 'alert' as const, label: 'Bemerkung', text: remark }]),
    ...(line.allergens.length === 0
      ? []
      : [
          { kind: 'rule' as const },
          {
            kind: 'text' as const,
            text: `Enthält: ${line.allergens.map((each) => ALLERGEN_LABELS[each]).join(', ')}`,
            isStrong: true,
          },
        ]),
  ]);
}
