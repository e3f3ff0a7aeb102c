import { type SecondFactorMailEvent, secondFactorMail } from '@ofenpost/core/notification/second-factor-mail';
import type { Restaurant } from '@ofenpost/core/restaurant/restaurant';
import { withoutLinks } from '@ofenpost/core/text/link-text';
import type { Instant } from '@ofenpost/core/time/instant';
import { html } from './html.ts';
import { framedHtml } from './mail-frame.ts';
import { MAIL_STYLE as style } from './mail-style.ts';
import type { OutgoingMail } from './mail-transport.ts';
import type { StoredMail } from './mail.repository.ts';
import { senderOf } from './sender.ts';

type Composing = {
  readonly mail: Pick<StoredMail, 'id' | 'recipient' | 'createdAt'>;
  readonly event: SecondFactorMailEvent;
  readonly firstname: string;
  readonly restaurant: Restaurant;
  readonly publicUrl: string;
  readonly now: Instant;
};

/** An e-mail of the outbox that tells what happened to somebody's second factor. It has no link: so nobody learns to follow one. */
export function outgoingSecondFactorMail({
  mail,
  event,
  firstname,
  restaurant,
  publicUrl,
  now,
}: Composing): OutgoingMail {
  const told = secondFactorMail({ event, firstname: withoutLinks(firstname), at: mail.createdAt, restaurant });
  const { subject, greeting, paragraphs } = told;
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
    fileName: `zweiter-faktor-${mail.id}.eml`,
  };
}
