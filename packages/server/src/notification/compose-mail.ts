import type { GiftCard } from '@ofenpost/core/gift-card/gift-card';
import { faceValueOf, giftCardOf } from '@ofenpost/core/gift-card/gift-card-ledger';
import {
  type AccountMail,
  emailRenewedMail,
  emailTakenMail,
  isOvertaken,
  secondFactorMail,
  secondFactorMailEvent,
  webhookOffMail,
} from '@ofenpost/core/notification/account-mail';
import { giftCardMail, isMailCurrent, orderMailEvent } from '@ofenpost/core/notification/order-mail';
import type { Restaurant } from '@ofenpost/core/restaurant/restaurant';
import { withoutLinks } from '@ofenpost/core/text/text';
import type { Instant } from '@ofenpost/core/time/instant';
import { eq } from 'drizzle-orm';
import { accounts } from '../account/account.table.ts';
import { giftCardFileName, giftCardPdf, type PrintedGiftCard } from '../gift-card/gift-card-pdf.http.ts';
import { findGiftCardById, isRefundReplaced } from '../gift-card/gift-card.repository.ts';
import { type StoredMail, findLaterSecondFactorEvents } from '../mail/mail.repository.ts';
import { EMAIL_RENEWED, EMAIL_TAKEN, WEBHOOK_OFF } from '../mail/mail.table.ts';
import { findOrder } from '../order/order.repository.ts';
import type { Services } from '../services.ts';
import { html, framedHtml, MAIL_STYLE as style } from './mail-frame.ts';
import type { LoadMailPictures } from './mail-pictures.ts';
import { type OutgoingMail, senderOf } from './mail-transport.ts';
import { outgoingMail } from './outgoing-mail.ts';

type AccountComposing = {
  readonly mail: Pick<StoredMail, 'id' | 'recipient'>;
  /** The text for the person. */
  readonly reported: AccountMail;
  /** The beginning of the file's name if e-mails are written to files. */
  readonly fileName: string;
  readonly restaurant: Restaurant;
  readonly publicUrl: string;
  readonly now: Instant;
};

/**
 * An e-mail of the outbox about a change of somebody's account. It has no link, so that nobody gets used to following
 * one.
 */
function outgoingAccountMail({ mail, reported, fileName, restaurant, publicUrl, now }: AccountComposing): OutgoingMail {
  const { subject, greeting, paragraphs } = reported;
  const letter = html`<h1 class="text" style="${style.title}">${subject}</h1>
    ${[greeting, ...paragraphs].map((each) => html`<p class="text" style="${style.text}">${each}</p>`)}`;
  return {
    from: senderOf(restaurant, publicUrl),
    to: mail.recipient,
    subject,
    text: [greeting, ...paragraphs].flatMap((each) => [each, '']).join('\n'),
    html: framedHtml({ subject, supplier: restaurant, cards: [letter] }),
    messageId: `<${mail.id}@${new URL(publicUrl).hostname}>`,
    date: new Date(now),
    attachments: [],
    fileName: `${fileName}-${mail.id}.eml`,
  };
}

type GiftCardComposing = PrintedGiftCard & { readonly mail: Pick<StoredMail, 'id' | 'recipient'> };

/** The buyer's texts, in which no mail program may make a link: the buyer chooses the recipient. */
const withSafeTexts = (giftCard: GiftCard): GiftCard => ({
  ...giftCard,
  buyer: withoutLinks(giftCard.buyer),
  greeting: withoutLinks(giftCard.greeting),
});

/** An e-mail of the outbox with a gift card: its code in the text, and the PDF to print. */
async function outgoingGiftCardMail({ mail, ...issued }: GiftCardComposing): Promise<OutgoingMail> {
  const { restaurant, publicUrl, now } = issued;
  const giftCard = withSafeTexts(issued.giftCard);
  const printed = { ...issued, giftCard };
  const { code, greeting } = giftCard;
  const { subject, paragraphs } = giftCardMail({
    restaurant: restaurant.name,
    amount: faceValueOf(giftCard.entries),
    code,
    greeting,
  });
  const letter = html`<h1 class="text" style="${style.title}">${subject}</h1>
    ${paragraphs.map((each) => html`<p class="text" style="${each === code ? style.code : style.text}">${each}</p>`)}
    <p style="margin:22px 0 4px;">
      <a class="button" href="${publicUrl}/products" style="${style.button}">Zu den Produkten</a>
    </p>`;
  return {
    from: senderOf(restaurant, publicUrl),
    to: mail.recipient,
    subject,
    text: [...paragraphs.flatMap((each) => [each, '']), `${publicUrl}/products`, ''].join('\n'),
    html: framedHtml({ subject, supplier: restaurant, cards: [letter] }),
    messageId: `<${mail.id}@${new URL(publicUrl).hostname}>`,
    date: new Date(now),
    attachments: [{ filename: giftCardFileName(printed), content: Buffer.from(await giftCardPdf(printed)) }],
    fileName: `gutschein-${mail.id}.eml`,
  };
}

/** The services for composing an e-mail. */
export type Composing = Pick<Services, 'database' | 'content' | 'authSecret' | 'clock' | 'configuration'> & {
  readonly loadPictures: LoadMailPictures;
};

/** Composes an e-mail of the outbox from the record that it is about; null: later events make it untrue. */
export async function composeMail(
  { database, content, authSecret, clock, loadPictures, configuration: { publicUrl } }: Composing,
  { orderId, giftCardId, event, ...mail }: StoredMail,
): Promise<OutgoingMail | null> {
  const { restaurant } = await content.read();
  const now = clock.now();
  if (orderId !== null) {
    const stored = await findOrder(database, orderId);
    if (stored === null) throw new Error(`The order of mail ${mail.id} is missing.`);
    if (!isMailCurrent(stored.order, orderMailEvent.parse(event))) return null;
    const toSend = { ...mail, orderId, event: orderMailEvent.parse(event) };
    const isOnNewGiftCard = await isRefundReplaced(database, orderId);
    const shop = { restaurant, publicUrl, authSecret, loadPictures };
    return outgoingMail({ ...shop, mail: toSend, order: stored.order, now, isOnNewGiftCard });
  }
  if (giftCardId === null) {
    const { createdAt: at, accountId } = mail;
    const [person] = await database
      .select({ firstname: accounts.firstname })
      .from(accounts)
      .where(eq(accounts.id, accountId ?? ''));
    if (person === undefined) throw new Error(`The account of mail ${mail.id} is missing.`);
    const about = { firstname: withoutLinks(person.firstname), at, restaurant };
    const outgoing = { mail, restaurant, publicUrl, now };
    if (event === EMAIL_RENEWED)
      return outgoingAccountMail({ ...outgoing, reported: emailRenewedMail(about), fileName: 'andere-adresse' });
    if (event === EMAIL_TAKEN)
      return outgoingAccountMail({ ...outgoing, reported: emailTakenMail(about), fileName: 'adresse-vergeben' });
    if (event === WEBHOOK_OFF)
      return outgoingAccountMail({ ...outgoing, reported: webhookOffMail(about), fileName: 'webhook-aus' });
    const happened = secondFactorMailEvent.parse(event);
    if (isOvertaken(happened, await findLaterSecondFactorEvents(database, mail))) return null;
    return outgoingAccountMail({
      ...outgoing,
      reported: secondFactorMail({ ...about, event: happened }),
      fileName: 'zweiter-faktor',
    });
  }
  const stored = await findGiftCardById(database, giftCardId);
  if (stored === null) throw new Error(`The gift card of mail ${mail.id} is missing.`);
  const { ledger, ...entered } = stored;
  const giftCard = giftCardOf(entered, ledger);
  // Void, or used up already by whoever had the code from elsewhere.
  if (giftCard.balance === 0) return null;
  return outgoingGiftCardMail({ mail, giftCard, restaurant, publicUrl, now });
}
