import type { GiftCard } from '@ofenpost/core/gift-card/gift-card';
import { faceValueOf } from '@ofenpost/core/gift-card/gift-card-ledger';
import { giftCardMail } from '@ofenpost/core/notification/gift-card-mail';
import { withoutLinks } from '@ofenpost/core/text/link-text';
import { giftCardFileName, giftCardPdf, type PrintedGiftCard } from '../gift-card/gift-card-pdf.ts';
import { html } from './html.ts';
import { framedHtml } from './mail-frame.ts';
import { MAIL_STYLE as style } from './mail-style.ts';
import type { OutgoingMail } from './mail-transport.ts';
import type { StoredMail } from './mail.repository.ts';
import { senderOf } from './sender.ts';

type Composing = PrintedGiftCard & { readonly mail: Pick<StoredMail, 'id' | 'recipient'> };

/** The buyer's texts, in which no mail program may make a link: the buyer chooses the recipient. */
const withSafeTexts = (giftCard: GiftCard): GiftCard => ({
  ...giftCard,
  buyer: withoutLinks(giftCard.buyer),
  greeting: withoutLinks(giftCard.greeting),
});

/** An e-mail of the outbox with a gift card: its code in the text, and the PDF to print. */
export async function outgoingGiftCardMail({ mail, ...issued }: Composing): Promise<OutgoingMail> {
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
