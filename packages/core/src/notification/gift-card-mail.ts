import { formatMoney } from '../money/format-money.ts';

type GiftCardMailInput = {
  readonly restaurant: string;
  /** The face value, in Rappen. */
  readonly amount: number;
  readonly code: string;
  readonly greeting: string;
};

/** The e-mail that brings a gift card, as plain text. */
export const giftCardMail = ({ restaurant, amount, code, greeting }: GiftCardMailInput) => ({
  subject: `Dein Gutschein von ${restaurant} über ${formatMoney(amount)}`,
  paragraphs: [
    ...(greeting === '' ? [] : greeting.split('\n').filter((line) => line.trim() !== '')),
    `Dein Gutschein ist ${formatMoney(amount)} wert. Gib beim Bestellen an der Kasse diesen Code ein:`,
    code,
    'Du kannst ihn auf einmal oder nach und nach einlösen. Im Anhang ist er auch zum Ausdrucken. Behandle den Code wie Bargeld.',
  ],
});
