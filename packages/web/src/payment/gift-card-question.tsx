import { isLoggedIn } from '@ofenpost/core/session/role';
import { Link } from '@tanstack/react-router';
import { useAccount } from '../app/app-state.ts';
import { onDemand } from '../app/on-demand.tsx';
import { paths } from '../app/paths.ts';
import layout from '../theme/layout.module.css';
import styles from './payment-info-page.module.css';

const giftCardBalance = onDemand(() =>
  import('../gift-card/gift-card-balance.tsx').then(({ GiftCardBalance }) => GiftCardBalance),
);

/** Lets signed-in users look up a gift card; others get a link to sign in and return. */
export const GiftCardQuestion = () => (
  <section className={`${layout.card} ${styles.detail} ${styles.question}`} aria-labelledby="guthaben">
    <h2 id="guthaben">Wie viel ist auf meinem Gutschein?</h2>
    {isLoggedIn(useAccount()) ? (
      <div className={styles.balance}>
        <giftCardBalance.Component />
      </div>
    ) : (
      <p>
        <Link to={paths.auth} search={{ returnTo: paths.paymentInfo }}>
          Melde dich an
        </Link>
        , dann sagen wir dir hier, wie viel noch darauf ist. Einlösen kannst du ihn auch ohne Konto.
      </p>
    )}
  </section>
);
