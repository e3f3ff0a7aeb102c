import { NO_ALLERGENS, namedAllergens, originsText } from './allergens-text.ts';
import { methodSentences } from './declaration-texts.ts';
import type { Declaration, OrderedDeclaration } from './declaration.ts';

/** What one reads of a declaration: `Allergene`, or `Allergene links` where the halves of a pizza differ in it. */
export type DeclarationEntry = { readonly label: string; readonly text: string };

type Declared = Declaration & Pick<OrderedDeclaration, 'halves'>;

const CALL = 'bitte am Telefon erfragen';

function allergensOf({ allergens }: Declaration, unknown: string): string {
  if (allergens === null) return unknown;
  return allergens.contains.length === 0 ? NO_ALLERGENS : namedAllergens(allergens.contains);
}

const ENTRIES: readonly (readonly [label: string, textOf: (declared: Declaration, unknown: string) => string])[] = [
  ['Allergene', allergensOf],
  ['Spuren möglich', ({ allergens }) => namedAllergens(allergens?.traces ?? [])],
  ['Herkunft', ({ origins }) => originsText(origins)],
  ['Herstellung', ({ methods }) => methodSentences(methods).join(' ')],
];

/**
 * Allergens, traces, origins and production methods of an item, per half where the halves differ. `unknown` stands for
 * allergens that nobody has declared.
 */
export function declarationEntries(declared: Declared | undefined, unknown = CALL): DeclarationEntry[] {
  if (declared === undefined) return [{ label: 'Allergene', text: unknown }];
  const { left, right } = declared.halves ?? { left: declared, right: declared };
  return ENTRIES.flatMap(([label, textOf]) => {
    const [onLeft, onRight] = [textOf(left, unknown), textOf(right, unknown)];
    return onLeft === onRight
      ? [{ label, text: onLeft }]
      : [
          { label: `${label} links`, text: onLeft },
          { label: `${label} rechts`, text: onRight },
        ];
  }).filter(({ text }) => text !== '');
}

/** The allergens alone, in lines of an order; per half where they differ. */
export const allergenLines = (declared: Declared): string[] =>
  declarationEntries(declared)
    .filter(({ label }) => label.startsWith('Allergene'))
    .map(({ label, text }) => `${label}: ${text}`);
