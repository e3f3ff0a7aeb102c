import * as z from 'zod/mini';
import { emailField, phoneNumberField } from '../contact/contact-fields.ts';
import { postcodeField } from '../contact/postcode.ts';
import { cleanSigns } from '../text/clean-text.ts';
import { optionalLines, requiredText } from '../text/text.ts';
import { chosenId, FORM_MISSING, tooLong, tooShort } from '../validation/basic-fields.ts';
import { httpsUrl } from '../validation/entered-fields.ts';
import type { Fields } from '../validation/field.ts';
import { textField } from '../validation/file-field.ts';

/** Source: eCH-0097 "Unternehmensidentifikation", check digit by modulus 11. */
const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4];

/** The check digit after the first eight digits of a Swiss company number; null where such numbers are never issued. */
export function uidCheckDigit(digits: string): number | null {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  const digit = (11 - (sum % 11)) % 11;
  return digit === 10 ? null : digit;
}

function isUid(vatNumber: string): boolean {
  const digits = vatNumber.replaceAll(/\D/g, '');
  return uidCheckDigit(digits) === Number(digits[8]);
}

const WRONG = 'Bitte gib die MwSt.-Nummer so an: CHE-123.456.788 MWST';

/** A Swiss VAT number, `CHE-123.456.788 MWST`, with a valid check digit. Source: MWSTG art. 66. */
export const vatNumberField = z.string(WRONG).check(
  z.overwrite((text) => cleanSigns(text).replaceAll(/[\p{Pd}\u2212]/gu, '-')),
  z.regex(/^CHE-\d{3}\.\d{3}\.\d{3} MWST$/, { error: WRONG, abort: true }),
  z.refine(isUid, 'Diese MwSt.-Nummer gibt es nicht. Bitte prüfe die Ziffern.'),
);

/** Lengths in characters. */
export const RESTAURANT_NAME_MIN = 2;
export const RESTAURANT_NAME_MAX = 60;
export const CLAIM_MAX = 120;
export const PARAGRAPH_MAX = 1000;
export const PARAGRAPHS_MAX = 10;
export const STREET_MAX = 80;
export const TEAM_MAX = 30;
export const TEAM_MEMBER_NAME_MAX = 60;
export const TASK_MAX = 120;
export const RESTAURANT_TOWN_MAX = 60;

export const BREAD_ORIGIN_MAX = 60;

const legalAgeChoice = z.union([z.literal(16), z.literal(18)], 'Bitte wähle 16 oder 18');

const NO_STORY = 'Bitte gib mindestens einen Absatz an';

const teamMemberDraft = z.object(
  {
    name: requiredText(TEAM_MEMBER_NAME_MAX, 'Bitte gib den Namen an', tooLong('Der Name', TEAM_MEMBER_NAME_MAX)),
    task: requiredText(TASK_MAX, 'Bitte gib die Aufgabe an', tooLong('Die Aufgabe', TASK_MAX)),
    favouriteProductId: z.nullable(chosenId('Dieses Produkt gibt es nicht.')),
  },
  'Bitte gib Name und Aufgabe an',
);

/** The data of the restaurant as staff enter it. Source: product design, "Settings". */
export const restaurantDraft = z.object(
  {
    name: requiredText(RESTAURANT_NAME_MAX, 'Bitte gib einen Namen an', tooLong('Der Name', RESTAURANT_NAME_MAX)).check(
      z.minLength(RESTAURANT_NAME_MIN, tooShort('Der Name', RESTAURANT_NAME_MIN)),
    ),
    claim: requiredText(CLAIM_MAX, 'Bitte gib einen Leitsatz an', tooLong('Der Leitsatz', CLAIM_MAX)),
    story: z
      .array(requiredText(PARAGRAPH_MAX, 'Bitte gib den Absatz an', tooLong('Der Absatz', PARAGRAPH_MAX)), NO_STORY)
      .check(
        z.minLength(1, NO_STORY),
        z.maxLength(PARAGRAPHS_MAX, `Es sind höchstens ${PARAGRAPHS_MAX} Absätze möglich.`),
      ),
    team: z
      .array(teamMemberDraft, 'Bitte gib das Team an')
      .check(z.maxLength(TEAM_MAX, `Es sind höchstens ${TEAM_MAX} Personen möglich.`)),
    street: requiredText(STREET_MAX, 'Bitte gib die Strasse an', tooLong('Die Strasse', STREET_MAX)),
    postcode: postcodeField,
    town: requiredText(RESTAURANT_TOWN_MAX, 'Bitte gib den Ort an', tooLong('Der Ort', RESTAURANT_TOWN_MAX)),
    phoneNumber: phoneNumberField,
    email: emailField,
    vatNumber: vatNumberField,
    instagramUrl: httpsUrl('Bitte gib die Instagram-Adresse mit https:// an'),
    facebookUrl: httpsUrl('Bitte gib die Facebook-Adresse mit https:// an'),
    breadOrigin: optionalLines(BREAD_ORIGIN_MAX, tooLong('Die Herkunft', BREAD_ORIGIN_MAX)),
    alcoholMinAge: legalAgeChoice,
  },
  FORM_MISSING,
);
export type RestaurantDraft = z.infer<typeof restaurantDraft>;

/** The label and the text of each field. */
export const RESTAURANT_FIELDS: Fields<RestaurantDraft> = {
  name: textField('Name'),
  claim: textField('Leitsatz'),
  street: textField('Strasse und Nummer'),
  postcode: textField('Postleitzahl'),
  town: textField('Ort'),
  phoneNumber: textField('Telefon'),
  email: textField('E-Mail'),
  vatNumber: textField('MwSt.-Nummer'),
  instagramUrl: textField('Instagram'),
  facebookUrl: textField('Facebook'),
  breadOrigin: textField('Herkunft von Brot und Teig', 'keine'),
  alcoholMinAge: { label: 'Mindestalter für Alkohol', text: (age) => `${age} Jahre` },
  story: { label: 'Geschichte', text: (story) => story.join('\n') },
  team: {
    label: 'Team',
    text: (team) => (team.length === 0 ? 'niemand' : team.map(({ name, task }) => `${name}: ${task}`).join('\n')),
  },
};
