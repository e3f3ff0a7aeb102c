import * as z from 'zod/mini';
import { deliveryTime } from '../delivery/delivery-time.ts';
import { paymentMethod } from '../payment/payment.ts';
import { manyLines, oneLine } from '../text/text.ts';

const text = (max: number, required: string, tooLong: string) =>
  z.string().check(z.trim(), z.minLength(1, required), z.maxLength(max, tooLong), oneLine);

/** Where the courier goes and whom to ask for. */
export const addressDraft = z.object({
  contactName: text(80, 'Bitte gib deinen Namen an', 'Der Name darf maximal 80 Zeichen lang sein.'),
  phoneNumber: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Telefonnummer ist erforderlich'),
      z.regex(/^\d{3} \d{3} \d{2} \d{2}$/, 'Bitte gib deine Telefonnummer so an: 078 999 99 99'),
    ),
  street: text(80, 'Bitte gib deine Strasse an', 'Die Strasse darf maximal 80 Zeichen lang sein.'),
  houseNumber: text(10, 'Bitte gib deine Hausnummer an', 'Die Hausnummer darf maximal 10 Zeichen lang sein.'),
  orderLocationId: z.uuid('Bitte wähle deinen Lieferort'),
});
export type AddressDraft = z.infer<typeof addressDraft>;

/** Everything that the customer enters at checkout. */
export const checkoutDraft = z.object({
  address: addressDraft,
  deliveryTime,
  paymentMethod,
  remark: z.string().check(z.trim(), z.maxLength(300, 'Die Bemerkung darf maximal 300 Zeichen lang sein.'), manyLines),
  legalAgeConfirmed: z.boolean(),
});
export type CheckoutDraft = z.infer<typeof checkoutDraft>;
