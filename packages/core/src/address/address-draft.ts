import * as z from 'zod/mini';
import { phoneNumberText } from '../account/phone-number.ts';
import { optionalText, requiredCode, requiredText } from '../text/required-text.ts';
import { withoutAddress } from '../text/text.ts';
import { FORM_MISSING } from '../validation/form-message.ts';

/**
 * Where the courier goes, with the name and phone number of the recipient. A customer saves it, or enters it at
 * checkout.
 */
export const addressDraft = z.object(
  {
    contactName: requiredText(80, 'Bitte gib deinen Namen an', 'Der Name darf maximal 80 Zeichen lang sein.').check(
      withoutAddress,
    ),
    phoneNumber: phoneNumberText('Bitte gib deine Telefonnummer so an: 078 999 99 99'),
    street: requiredText(80, 'Bitte gib deine Strasse an', 'Die Strasse darf maximal 80 Zeichen lang sein.'),
    houseNumber: requiredCode(10, 'Bitte gib deine Hausnummer an', 'Die Hausnummer darf maximal 10 Zeichen lang sein.'),
    orderLocationId: z.uuid('Bitte wähle deinen Lieferort'),
    /** For the courier: which bell, which floor. */
    note: optionalText(200, 'Der Hinweis darf maximal 200 Zeichen lang sein.'),
  },
  FORM_MISSING,
);
export type AddressDraft = z.infer<typeof addressDraft>;

export const BLANK_ADDRESS: AddressDraft = {
  contactName: '',
  phoneNumber: '',
  street: '',
  houseNumber: '',
  orderLocationId: '',
  note: '',
};
