import { may } from '@ofenpost/core/permission/permission';
import { useAccount } from '../app/app-state.ts';
import { FactorDueAbove } from '../second-factor/factor-due.tsx';
import { TeamRefusal } from '../session/team-refusal.tsx';
import { LoadFailure } from '../theme/load-failure.tsx';
import { LoadingShapes } from '../theme/loading-shapes.tsx';
import { PhoneOrderScreen } from './phone-order-screen.tsx';
import { usePhoneOrderAssortment } from './use-phone-order-assortment.ts';
import styles from './phone-order-page.module.css';

export const PhoneOrderPage = () =>
  may(useAccount(), 'order.capture') ? (
    <>
      <FactorDueAbove className={styles.width} />
      <Loaded />
    </>
  ) : (
    <TeamRefusal access="zum Erfassen von Bestellungen" />
  );

function Loaded() {
  const { loaded, isFailed, reload } = usePhoneOrderAssortment();
  if (loaded !== null) return <PhoneOrderScreen loaded={loaded} onOutdated={reload} />;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Bestellung erfassen</h1>
      {isFailed ? (
        <LoadFailure what="Karte und Lieferzeiten" onRetry={reload} />
      ) : (
        <div className={styles.ghosts} role="status" aria-label="Wird geladen">
          <LoadingShapes count={2} className={styles.shape} />
        </div>
      )}
    </div>
  );
}
