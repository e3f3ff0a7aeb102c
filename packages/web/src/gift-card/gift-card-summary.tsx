import type { GiftCard } from '@ofenpost/core/gift-card/gift-card';
import { StateBadge } from '../theme/state-badge.tsx';
import styles from './gift-cards.module.css';

/** Shows the data entered at issue. */
export const GiftCardSummary = ({ giftCard: { buyer, email, greeting, mailFailed } }: { giftCard: GiftCard }) => (
  <dl className={styles.facts}>
    <dt>Käufer</dt>
    <dd>{buyer === '' ? '–' : buyer}</dd>
    <dt>E-Mail</dt>
    <dd>
      {email ?? 'keine, gedruckt'}
      {mailFailed === true && (
        <>
          {' '}
          <StateBadge tone="bad">E-Mail kam nicht an, bitte drucken</StateBadge>
        </>
      )}
    </dd>
    {greeting !== '' && (
      <>
        <dt>Gruss</dt>
        <dd>{greeting}</dd>
      </>
    )}
  </dl>
);
