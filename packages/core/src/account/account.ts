import * as z from 'zod/mini';
import { phoneNumberText } from '../contact/phone-number.ts';
import { deviceDuty } from '../device/device-duty.ts';
import type { RoleHolder } from '../role/role.ts';
import { cleanedLine, storable, withoutAddress } from '../text/text.ts';
import { instant } from '../time/instant.ts';
import { FORM_MISSING } from '../validation/basic-fields.ts';

/** A person who uses the app. `email` null means not logged in. */
export const account = z.object({
  id: z.nullable(z.string()),
  firstname: z.string(),
  lastname: z.string(),
  email: z.nullable(z.string()),
  phoneNumber: z.string(),
  rolesId: z.int(),
  /** From when on a member of the team needs a second factor that is missing; it is not stored. */
  factorDueAt: z.optional(instant),
  /** Set for a device of the kitchen, which is no person: its permissions follow from it alone. */
  device: z.optional(deviceDuty),
});
/** An API key acts under an account too; no answer shows what it may. */
export type Account = z.infer<typeof account> & Pick<RoleHolder, 'apiKey'>;

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

/** Source: specification, section 7: id, firstname, lastname, phoneNumber. */
export const accountUpdate = z.extend(accountDraft, { id: z.string('Bitte melde dich an.') });
export type AccountUpdate = z.infer<typeof accountUpdate>;

export const accountUpdateError = z.discriminatedUnion('code', [
  /** Everybody may edit only the own account. */
  z.object({ code: z.literal('accountForeign') }),
  /** Somebody else who is or was in the team has or had this name; nobody could tell their entries apart. */
  z.object({ code: z.literal('nameTaken') }),
]);
export type AccountUpdateError = z.infer<typeof accountUpdateError>;

export const ACCOUNT_UPDATE_MESSAGES: Record<AccountUpdateError['code'], string> = {
  accountForeign: 'Du kannst nur dein eigenes Konto bearbeiten.',
  nameTaken: 'Diesen Namen trägt oder trug schon jemand im Team. Nimm zum Beispiel einen zweiten Vornamen dazu.',
};

/** The initial values of the form. A guest has no id, which the server refuses. */
export const accountUpdateOf = (current: Account): AccountUpdate => ({
  id: current.id ?? '',
  ...accountDraftOf(current),
});
