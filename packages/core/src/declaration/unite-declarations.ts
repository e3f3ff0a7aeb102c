import { ALLERGENS } from '../catalogue/declaration.ts';
import { CONTENTS, type Declaration, METHODS, type Origin } from './declaration.ts';

const DIETS = [null, 'vegetarian', 'vegan'] as const satisfies readonly Declaration['diet'][];

/** The weakest diet; what consists of nothing is vegan. */
const dietOf = (parts: readonly Declaration[]): Declaration['diet'] =>
  DIETS.find((diet) => parts.some((part) => part.diet === diet)) ?? (parts.length === 0 ? 'vegan' : null);

/** The strongest alcohol: spirits before wine. */
function alcoholOf(parts: readonly Declaration[]): Declaration['alcohol'] {
  const found = parts.flatMap(({ alcohol }) => alcohol ?? []);
  if (found.length === 0) return null;
  return {
    kind: found.some(({ kind }) => kind === 'distilled') ? 'distilled' : 'fermented',
    volPermille: Math.max(...found.map(({ volPermille }) => volPermille)),
  };
}

function allergensOf(parts: readonly Declaration[]): Declaration['allergens'] {
  const lists = parts.map(({ allergens }) => allergens);
  if (lists.includes(null)) return null;
  const contains = ALLERGENS.filter((each) => lists.some((list) => list?.contains.includes(each)));
  const traces = ALLERGENS.filter(
    (each) => !contains.includes(each) && lists.some((list) => list?.traces.includes(each)),
  );
  return { contains, traces };
}

const originsOf = (parts: readonly Declaration[]): Origin[] => [
  ...new Map(
    parts.flatMap(({ origins }) =>
      origins.map(({ ingredient, country }) => [JSON.stringify([ingredient, country]), { ingredient, country }]),
    ),
  ).values(),
];

/** The drink of what has a single one. */
function drinkOf(parts: readonly Declaration[]): Declaration['drink'] {
  const drinks = parts.flatMap(({ drink }) => drink ?? []);
  return drinks.length === 1 ? (drinks[0] ?? null) : null;
}

/**
 * The declaration of what is composed of these parts: lists are united, one without allergens or methods makes the
 * whole without, the weakest diet and the strongest alcohol count. What is contained is no trace.
 */
export const uniteDeclarations = (parts: readonly Declaration[]): Declaration => ({
  allergens: allergensOf(parts),
  contents: CONTENTS.filter((each) => parts.some(({ contents }) => contents.includes(each))),
  origins: originsOf(parts),
  methods: parts.some(({ methods }) => methods === null)
    ? null
    : METHODS.filter((each) => parts.some(({ methods }) => methods?.includes(each))),
  diet: dietOf(parts),
  alcohol: alcoholOf(parts),
  drink: drinkOf(parts),
  checked: parts.every(({ checked }) => checked),
});
