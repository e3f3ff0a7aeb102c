import type { AccountMail } from '@ofenpost/core/notification/account-mail';
import type { Restaurant } from '@ofenpost/core/restaurant/restaurant';
import type { Instant } from '@ofenpost/core/time/instant';
import { html } from './html.ts';
import { framedHtml } from './mail-frame.ts';
import { MAIL_STYLE as style } from './mail-style.ts';
import type { OutgoingMail } from './mail-transport.ts';
import type { StoredMail } from './mail.repository.ts';
import { senderOf } from './sender.ts';

type Composing = {
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
export function outgoingAccountMail({ mail, reported, fileName, restaurant, publicUrl, now }: Composing): OutgoingMail {
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
