import type { Field } from '../validation/field.ts';
import { namedAllergens, originsText } from './allergens-text.ts';
import type { Content, Declaration, Method } from './declaration.ts';
import type { LabellingDraft } from './labelling.ts';

export const CONTENT_LABELS: Record<Content, string> = {
  beef: 'Rind',
  pork: 'Schwein',
  poultry: 'Geflügel',
  rabbit: 'Kaninchen',
  egg: 'Ei',
  milk: 'Milch',
  fish: 'Fisch',
  frog: 'Froschschenkel',
  bread: 'Brot',
};

/** The sentences that the law asks for, word for word. Source: LDV art. 2 to 5, LGV annex 2. */
export const METHOD_SENTENCES: Record<Method, string> = {
  hormones: 'Kann mit hormonellen Leistungsförderern erzeugt worden sein.',
  antibiotics: 'Kann mit nichthormonellen Leistungsförderern, wie Antibiotika, erzeugt worden sein.',
  rabbitHutch: 'Aus in der Schweiz nicht zugelassener Haltungsform.',
  cage: 'Aus in der Schweiz nicht zugelassener Käfighaltung.',
  painful: 'Mit schmerzverursachenden Eingriffen ohne Schmerzausschaltung produziert.',
  fedGoose: 'Von zwangsernährten Gänsen gewonnen.',
  fedDuck: 'Von zwangsernährten Enten gewonnen.',
  frog: 'Froschschenkel, ohne Betäubung gewonnen.',
  gmo: 'Aus gentechnisch verändertem Erzeugnis.',
  irradiated: 'Bestrahlt.',
};

/** The sentences about how it was produced. */
export const methodSentences = (methods: Declaration['methods']): readonly string[] =>
  (methods ?? []).map((each) => METHOD_SENTENCES[each]);

const NONE = 'keine';

/** In a few lines, for conflicts and the list of changes. */
const labellingText = (entered: LabellingDraft | Declaration): string =>
  [
    'traces' in entered && !entered.allergensKnown ? 'Allergene nicht deklariert' : '',
    'traces' in entered && (entered.reason ?? '') !== '' ? `Grund: ${entered.reason}` : '',
    'traces' in entered && entered.traces.length > 0 ? `Spuren: ${namedAllergens(entered.traces)}` : '',
    entered.contents.map((each) => CONTENT_LABELS[each]).join(', '),
    originsText(entered.origins),
    ...methodSentences(entered.methods),
    entered.methods === null ? 'Herstellung nicht beantwortet' : '',
    entered.alcohol === null ? '' : `Alkohol ${entered.alcohol.volPermille / 10} %`,
    entered.drink === null ? '' : `${entered.drink.ml} ml`,
    entered.checked ? 'geprüft' : 'nicht geprüft',
  ]
    .filter((line) => line !== '')
    .join('\n');

const isLabelling = (value: unknown): value is LabellingDraft =>
  typeof value === 'object' && value !== null && 'checked' in value;

/** Its label and its text in forms and in the audit log. */
export const LABELLING_FIELD: Field<LabellingDraft | null | undefined> = {
  label: 'Deklaration',
  text: (entered) => (entered === null || entered === undefined ? NONE : labellingText(entered)),
  recorded: (value) => (isLabelling(value) ? labellingText(value) : NONE),
};

const isDeclaration = (value: unknown): value is Declaration => isLabelling(value) && !('traces' in value);

/** The same of the courses of a menu. */
export const COURSES_FIELD: Field<readonly (Declaration | null)[] | null | undefined> = {
  label: 'Deklaration der Gänge',
  text: (courses) => (courses ?? []).map((each) => (each === null ? NONE : labellingText(each))).join('\n\n') || NONE,
  recorded: (value) => (isDeclaration(value) ? labellingText(value) : NONE),
};
