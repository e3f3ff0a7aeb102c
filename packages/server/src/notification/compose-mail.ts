import { giftCardOf } from '@ofenpost/core/gift-card/gift-card-ledger';
import { emailRenewedMail } from '@ofenpost/core/notification/account-mail';
import { isMailCurrent, orderMailEvent } from '@ofenpost/core/notification/order-mail';
import { isOvertaken, secondFactorMail, secondFactorMailEvent } from '@ofenpost/core/notification/second-factor-mail';
import { withoutLinks } from '@ofenpost/core/text/link-text';
import { eq } from 'drizzle-orm';
import { accounts } from '../account/account.table.ts';
import { findGiftCardById, isRefundReplaced } from '../gift-card/gift-card.repository.ts';
import { findOrder } from '../order/order.repository.ts';
import type { Services } from '../services.ts';
import type { OutgoingMail } from './mail-transport.ts';
import { type StoredMail, findLaterSecondFactorEvents } from './mail.repository.ts';
import { EMAIL_RENEWED } from './mail.table.ts';
import { outgoingAccountMail } from './outgoing-account-mail.ts';
import { outgoingGiftCardMail } from './outgoing-gift-card-mail.ts';
import { outgoingMail } from './outgoing-mail.ts';

/** The services for composing an e-mail. */
export type Composing = Pick<Services, 'database' | 'content' | 'authSecret' | 'clock' | 'configuration'>;

/** Composes an e-mail of the outbox from the record that it is about; null: later events make it untrue. */
export async function composeMail(
  { database, content, authSecret, clock, configuration: { publicUrl } }: Composing,
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
    return outgoingMail({ mail: toSend, order: stored.order, restaurant, publicUrl, authSecret, now, isOnNewGiftCard });
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
