import * as z from 'zod/mini';
import { cleanedLine, storable, withoutAddress } from '../text/text.ts';
import { FORM_MISSING } from '../validation/form-message.ts';
import type { Account } from './account.ts';
import { phoneNumberText } from './phone-number.ts';

type NameTexts = { readonly required: string; readonly tooShort: string; readonly tooLong: string };

const name = (min: number, { required, tooShort, tooLong }: NameTexts) =>
  z
    .string(required)
    .check(
      cleanedLine,
      z.minLength(1, required),
      z.minLength(min, tooShort),
      z.maxLength(50, tooLong),
      storable,
      withoutAddress,
    );

/**
 * What people enter about themselves, cleaned before it is validated. The first message of a field is shown, in the
 * order required, too short, too long. Lengths in code points. Source: specification, section 5.
 */
export const accountDraft = z.object(
  {
    firstname: name(2, {
      required: 'Vorname ist erforderlich',
      tooShort: 'Der Vorname muss mindestens 2 Zeichen lang sein.',
      tooLong: 'Der Vorname darf maximal 50 Zeichen lang sein.',
    }),
    lastname: name(3, {
      required: 'Nachname ist erforderlich',
      tooShort: 'Der Nachname muss mindestens 3 Zeichen lang sein.',
      tooLong: 'Der Nachname darf maximal 50 Zeichen lang sein.',
    }),
    phoneNumber: phoneNumberText('Deine Telefonnummer darf nur aus Zahlen bestehen und maximal 20 Zeichen lang sein'),
  },
  FORM_MISSING,
);
export type AccountDraft = z.infer<typeof accountDraft>;

/** The initial values of the form. */
export const accountDraftOf = ({ firstname, lastname, phoneNumber }: Account): AccountDraft => ({
  firstname,
  lastname,
  phoneNumber,
});
