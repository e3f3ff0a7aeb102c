import { isLoggedIn } from '@ofenpost/core/session/role';
import { createLazyRoute } from '@tanstack/react-router';
import { useAccount } from '../app/app-state.ts';
import { GuestOrders } from './guest-orders.tsx';
import { OwnOrderList } from './own-order-list.tsx';
import layout from '../theme/layout.module.css';
import styles from './own-orders.module.css';

export const Route = createLazyRoute('/order')({
  component: function OwnOrdersRoute() {
    if (!isLoggedIn(useAccount())) return <GuestOrders />;
    return (
      <div className={`${layout.wrap} ${layout.page} ${layout.narrow}`}>
        <h1 className={styles.title}>Deine Bestellungen</h1>
        <OwnOrderList />
      </div>
    );
  },
});
