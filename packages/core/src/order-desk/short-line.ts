import { isMenuChoice } from '../cart/chosen-options.ts';
import { partsInOne } from '../order/line-parts.ts';
import type { ProductOrder } from '../order/order.ts';
import type { PizzaHalf } from '../pizza/pizza-creation.ts';
import { PLACE_LABELS } from '../pizza/pizza-price.ts';

/** The size that is not said, because nearly every flatbread has it. */
const USUAL_SIZE = '32 cm';
const SIZE = /^\d+ cm$/;

/** A line of an order in the fewest words that bake it. */
export type ShortLine = {
  readonly amount: number;
  readonly name: string;
  /** Only a size that is not the usual one. */
  readonly size: string | null;
  /** What lies on the two halves of an own pizza; null where both are the same. */
  readonly halves: { readonly left: string; readonly right: string } | null;
  /** Everything else that was chosen, for each piece; what a menu holds, counted; '' is nothing. */
  readonly extras: string;
};

const isOn = (name: string, half: PizzaHalf): boolean => name.endsWith(PLACE_LABELS[half]);

const toppingsOn = (names: readonly string[], half: PizzaHalf): string =>
  names
    .filter((name) => isOn(name, half))
    .map((name) => name.slice(0, -PLACE_LABELS[half].length))
    .join(', ');

/** The line for the tickets of the order desk. */
export function shortLine({ amount, name, options, creation }: ProductOrder): ShortLine {
  const names = options.map((option) => option.name);
  const size = names.find((each) => SIZE.test(each)) ?? null;
  const [left, right] = creation === null ? ['', ''] : [toppingsOn(names, 'left'), toppingsOn(names, 'right')];
  const isHalved = left !== '' || right !== '';
  const rest = names.filter((each) => each !== size && !(isHalved && (isOn(each, 'left') || isOn(each, 'right'))));
  return {
    amount,
    name,
    size: size === USUAL_SIZE ? null : size,
    halves: isHalved ? { left, right } : null,
    extras: partsInOne(amount, rest, isMenuChoice(options)),
  };
}
