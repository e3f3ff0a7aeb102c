import { cartAmount } from '@ofenpost/core/cart/cart';
import { CART_AMOUNT_MAX } from '@ofenpost/core/cart/cart-limits';
import { cartErrorMessage } from '@ofenpost/core/cart/cart-messages';
import { isOnSale } from '@ofenpost/core/catalogue/availability';
import { ALLERGEN_LABELS } from '@ofenpost/core/catalogue/declaration';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { createPizzaCreatorActors, pizzaCreatorMachine } from '@ofenpost/core/pizza-creator/pizza-creator.machine';
import { type CreatorView, creatorView, selectWork } from '@ofenpost/core/pizza-creator/pizza-creator.selectors';
import type { ToppingPlace } from '@ofenpost/core/pizza/pizza-creation';
import { TOPPINGS_A_HALF_MAX } from '@ofenpost/core/pizza/pizza-halves';
import type { PizzaPart } from '@ofenpost/core/pizza/pizza-offer';
import type { PizzaCreationError } from '@ofenpost/core/pizza/resolve-creation';
import type { Ports } from '@ofenpost/core/ports';
import { createActor, waitFor } from 'xstate';
import { earliestServingIn } from './show-shop.ts';
import type { Terminal } from './terminal.ts';

const SIDES: Record<string, ToppingPlace> = { '': 'whole', l: 'left', r: 'right' };
const NONE = '-';

type Wish = { readonly topping: PizzaPart; readonly side: ToppingPlace };

/**
 * `1, 3l, 5r`: the first on the whole pizza, the third on the left half, the fifth on the right one; `-` is none. Null
 * when anything of it is something else, or is there twice.
 */
function parseToppings(text: string, offered: readonly PizzaPart[]): readonly Wish[] | null {
  if (text === NONE) return [];
  const wishes = text.split(',').flatMap((part): Wish[] => {
    const [, number = '', letter = ''] = /^(\d+)([lr]?)$/.exec(part.trim().toLowerCase()) ?? [];
    const topping = offered[Number(number) - 1];
    const side = SIDES[letter];
    return topping === undefined || side === undefined ? [] : [{ topping, side }];
  });
  const isUnderstood = wishes.length === text.split(',').length;
  return isUnderstood && new Set(wishes.map(({ topping }) => topping)).size === wishes.length ? wishes : null;
}

async function askToppings(terminal: Terminal, offered: readonly PizzaPart[]): Promise<readonly Wish[]> {
  const suggestion = offered.length < 5 ? NONE : '1, 3l, 5r';
  const wishes = parseToppings(await terminal.ask('Beläge (l links, r rechts, - keine)?', suggestion), offered);
  if (wishes !== null) return wishes;
  terminal.print(`Bitte Zahlen von 1 bis ${offered.length}, jede einmal, mit Komma dazwischen.`);
  return askToppings(terminal, offered);
}

function refusalMessage(error: PizzaCreationError): string {
  if (error.code === 'partUnknown') return 'Das gibt es nicht mehr.';
  return `${error.half === 'left' ? 'Links' : 'Rechts'} liegen schon ${TOPPINGS_A_HALF_MAX} Beläge.`;
}

function showPizza(terminal: Terminal, { price, declaration, search }: CreatorView): void {
  terminal.print('', 'Deine Pizza');
  for (const line of price.lines) terminal.print(`  ${line.label.padEnd(32)}${formatMoney(line.price).padStart(10)}`);
  terminal.print(`  ${'Gesamt'.padEnd(32)}${formatMoney(price.total).padStart(10)}`);
  const allergens = declaration.whole.allergens.map((allergen) => ALLERGEN_LABELS[allergen]).join(', ');
  terminal.print(`  Allergene: ${allergens}`, `  Zum Teilen: /pizza-creator?${search}`);
}

async function askAmount(terminal: Terminal): Promise<number> {
  const amount = cartAmount.safeParse(Number(await terminal.ask('Wie viele?', '3')));
  if (amount.success) return amount.data;
  terminal.print(`Bitte eine Zahl von 1 bis ${CART_AMOUNT_MAX}.`);
  return askAmount(terminal);
}

/** Puts a pizza together and into the cart. False when the restaurant refuses it. */
export async function buildPizza(terminal: Terminal, ports: Ports): Promise<boolean> {
  const machine = pizzaCreatorMachine.provide({
    actors: createPizzaCreatorActors(ports, (item) => ports.cart.add(item)),
  });
  const actor = createActor(machine, { input: { search: '' } }).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  const work = selectWork(actor.getSnapshot());
  if (work === null) {
    terminal.print('✗ Eigene Fladen gibt es hier gerade nicht.');
    return false;
  }

  actor.on('step.refused', ({ error }) => terminal.print(`✗ ${refusalMessage(error)}`));
  const at = await earliestServingIn(ports);
  const onSale = <T extends PizzaPart>(parts: readonly T[]) => parts.filter((part) => isOnSale(part, at));
  const chooseOne = async (question: string, parts: readonly PizzaPart[]) =>
    (await terminal.choose(question, onSale(parts), ({ name }) => name)).id;
  const { sizes, doughs, sauces, cheeses, toppings } = work.offer;
  actor.send({ type: 'size.chosen', id: await chooseOne('Grösse?', sizes) });
  actor.send({ type: 'dough.chosen', id: await chooseOne('Teig?', doughs) });
  actor.send({ type: 'sauce.chosen', id: await chooseOne('Sauce?', sauces) });
  actor.send({ type: 'cheese.chosen', id: await chooseOne('Käse?', cheeses) });

  const offered = onSale(toppings);
  terminal.print('', ...offered.map(({ name }, index) => `  ${String(index + 1).padStart(2)}  ${name}`));
  for (const { topping, side } of await askToppings(terminal, offered)) {
    actor.send({ type: 'side.chosen', side });
    actor.send({ type: 'topping.toggled', id: topping.id });
  }

  const built = selectWork(actor.getSnapshot());
  const view = built === null ? null : creatorView(built);
  if (view !== null) showPizza(terminal, view);

  const answer = new Promise<boolean>((resolve) => {
    actor.on('adding.answered', ({ answer: added }) => {
      if (!added.ok) terminal.print(`✗ ${cartErrorMessage(added.error).detail}`);
      resolve(added.ok);
    });
    actor.on('work.failed', ({ error }) => {
      terminal.print(`✗ ${String(error)}`);
      resolve(false);
    });
  });
  actor.send({ type: 'creation.ordered', amount: await askAmount(terminal) });
  return answer;
}
