import type { Product } from '../catalogue/product.ts';
import type { Menu } from '../menu/menu.ts';
import type { PizzaOffer } from '../pizza/pizza-offer.ts';
import type { Restaurant } from '../restaurant/restaurant.ts';
import type { LocalDate } from '../time/instant.ts';
import { type VatClass, isAlcohol } from '../vat/vat.ts';
import { declarationOf, declarationOfIngredient } from './declaration-of.ts';
import type { Content, Declaration } from './declaration.ts';
import { dietContradiction, hasMeatOrFish } from './diet-contradiction.ts';

/** Where staff put it right: a product, an option group, a part of a pizza, a menu, or the restaurant's settings. */
export type GuardedPlace = {
  readonly kind: 'product' | 'optionGroup' | 'pizzaIngredient' | 'menu' | 'restaurant';
  readonly id: string;
};

/** What the law wants of something: `open` is to be looked at, `red` is missing or contradicts. */
export type LawFinding = { readonly state: 'open' | 'red'; readonly text: string };

/** Something that is offered, with what is missing; nothing is missing of what is green. */
export type GuardedThing = GuardedPlace & {
  readonly name: string;
  readonly findings: readonly LawFinding[];
};

/** What may come from painful methods, hormones or cages. */
const METHOD_CONTENTS: readonly Content[] = ['beef', 'pork', 'poultry', 'rabbit', 'egg'];

/** The last day on which methods may be unanswered. Source: LGV, transition of 1 July 2025. */
export const METHODS_OPEN_UNTIL = '2027-06-30';

const isForeign = (country: string): boolean => !/^\s*(schweiz|ch)\b/i.test(country);

type LawSubject = {
  readonly declaration: Declaration;
  readonly vatClass?: VatClass;
  /** Whether it is something to drink, as far as its picture shows. */
  readonly isDrink?: boolean;
};

function foodFindings(declaration: Declaration, today: LocalDate): LawFinding[] {
  const { allergens, contents, origins, methods } = declaration;
  const needsOrigin = hasMeatOrFish(declaration);
  const needsMethods = methods === null && contents.some((each) => METHOD_CONTENTS.includes(each));
  const isFromAbroad = origins.some(({ country }) => isForeign(country));
  return [
    ...(allergens === null ? [{ state: 'red', text: 'Allergene fehlen' } as const] : []),
    ...(needsOrigin && origins.length === 0
      ? [{ state: 'red', text: 'Fleisch oder Fisch ohne Herkunft' } as const]
      : []),
    ...(needsMethods && isFromAbroad
      ? [
          {
            state: today > METHODS_OPEN_UNTIL ? 'red' : 'open',
            text: 'Aus dem Ausland, ohne Antwort zur Herstellung',
          } as const,
        ]
      : []),
  ];
}

function dietFindings(declaration: Declaration): LawFinding[] {
  const text = dietContradiction(declaration);
  return text === null ? [] : [{ state: 'red', text }];
}

function drinkFindings({ declaration, vatClass, isDrink = false }: LawSubject): LawFinding[] {
  const { alcohol, drink } = declaration;
  const isTaxedAsAlcohol = vatClass === 'alcohol';
  return [
    ...(isTaxedAsAlcohol && alcohol === null
      ? [{ state: 'red', text: 'Alkohol, aber weder vergoren noch gebrannt' } as const]
      : []),
    ...(vatClass !== undefined && !isTaxedAsAlcohol && isAlcohol({ vatClass, declaration })
      ? [{ state: 'red', text: 'Alkohol zum falschen MwSt.-Satz' } as const]
      : []),
    ...((isDrink || alcohol !== null) && drink === null ? [{ state: 'red', text: 'Getränk ohne Menge' } as const] : []),
  ];
}

/** What is missing of something that is offered, the worst first. */
export function lawFindings(subject: LawSubject, today: LocalDate): LawFinding[] {
  const findings = [
    ...foodFindings(subject.declaration, today),
    ...dietFindings(subject.declaration),
    ...drinkFindings(subject),
  ];
  const isUnchecked = findings.length === 0 && !subject.declaration.checked;
  return isUnchecked ? [{ state: 'open', text: 'Noch nicht geprüft' }] : findings.toSorted(byState);
}

const byState = (a: LawFinding, b: LawFinding): number => Number(a.state === 'open') - Number(b.state === 'open');

export type Guarded = {
  readonly products: readonly Product[];
  readonly pizzaOffer: PizzaOffer | null;
  readonly menus: readonly Menu[];
  readonly restaurant: Pick<Restaurant, 'breadOrigin'>;
  readonly today: LocalDate;
};

const productThings = (products: readonly Product[], today: LocalDate): GuardedThing[] =>
  products.map((product) => ({
    kind: 'product',
    id: product.id,
    name: product.name,
    findings: lawFindings(
      {
        declaration: declarationOf(product),
        vatClass: product.vatClass,
        isDrink: product.illustration.kind === 'drink',
      },
      today,
    ),
  }));

/** Each group once, however many products have it. */
function optionThings(products: readonly Product[], today: LocalDate): GuardedThing[] {
  const groups = new Map(products.flatMap(({ optionGroups }) => optionGroups.map((group) => [group.id, group])));
  return [...groups.values()].flatMap((group) =>
    group.options.map((option) => ({
      kind: 'optionGroup' as const,
      id: group.id,
      name: `${group.name}: ${option.name}`,
      findings: lawFindings({ declaration: declarationOf(option) }, today),
    })),
  );
}

const partThings = (offer: PizzaOffer | null, today: LocalDate): GuardedThing[] =>
  offer === null
    ? []
    : [...offer.doughs, ...offer.sauces, ...offer.cheeses, ...offer.toppings].map((part) => ({
        kind: 'pizzaIngredient',
        id: part.id,
        name: part.name,
        findings: lawFindings({ declaration: declarationOfIngredient(part) }, today),
      }));

/** The courses of the menus that guests can still order. */
const courseThings = (menus: readonly Menu[], today: LocalDate): GuardedThing[] =>
  menus
    .filter(({ validTo }) => validTo >= today)
    .flatMap((menu) =>
      menu.courses.map((course, place) => ({
        kind: 'menu' as const,
        id: menu.id,
        name: `${menu.name}: ${course}`,
        findings: lawFindings({ declaration: menu.declarations?.[place] ?? declarationOf({ allergens: [] }) }, today),
      })),
    );

/** Everything that is offered, with what the law misses of it; the restaurant first, then what is red, open and green. */
export function guardedThings({ products, pizzaOffer, menus, restaurant, today }: Guarded): GuardedThing[] {
  const things = [
    ...productThings(products, today),
    ...optionThings(products, today),
    ...partThings(pizzaOffer, today),
    ...courseThings(menus, today),
  ];
  const shop: GuardedThing = {
    kind: 'restaurant',
    id: 'profile',
    name: 'Herkunft von Brot und Teig',
    findings: restaurant.breadOrigin === '' ? [{ state: 'red', text: 'Herkunft von Brot fehlt' }] : [],
  };
  return [shop, ...things.toSorted((a, b) => rank(a) - rank(b))];
}

const STATES: readonly LawState[] = ['red', 'open', 'green'];

const rank = (thing: GuardedThing): number => STATES.indexOf(lawStateOf(thing));

export type LawState = 'red' | 'open' | 'green';

/** How it stands. */
export const lawStateOf = (thing: GuardedThing): LawState => thing.findings[0]?.state ?? 'green';
