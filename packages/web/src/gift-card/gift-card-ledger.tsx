import type { GiftCardEntry } from '@ofenpost/core/gift-card/gift-card';
import { GIFT_CARD_ENTRY_LABELS } from '@ofenpost/core/gift-card/gift-card-labels';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { Link } from '@tanstack/react-router';
import { paths } from '../app/paths.ts';
import styles from './gift-cards.module.css';

const signed = (rappen: number): string =>
  rappen > 0 ? `+ ${formatMoney(rappen)}` : formatMoney(rappen).replace('CHF -', '− CHF ');

/** Lists the entries of a gift card, the newest first. */
export const GiftCardLedger = ({ entries }: { entries: readonly GiftCardEntry[] }) => (
  <ol className={styles.ledger} aria-label="Verlauf">
    {entries.toReversed().map(({ kind, amount, given, at, orderId, reason }) => (
      <li key={`${at}${kind}${amount}`}>
        <span>
          {GIFT_CARD_ENTRY_LABELS[kind]}
          <small>
            {formatDate(at)}, {formatTime(at)}
            {reason !== '' && ` · ${reason}`}
            {given !== 0 && given !== amount && ` · davon ${formatMoney(Math.abs(given))} Kulanz`}
            {orderId !== null && (
              <>
                {' · '}
                <Link {...paths.orderPage({ id: orderId, capability: null })}>Bestellung ansehen</Link>
              </>
            )}
          </small>
        </span>
        <b translate="no">{signed(amount)}</b>
      </li>
    ))}
  </ol>
);
