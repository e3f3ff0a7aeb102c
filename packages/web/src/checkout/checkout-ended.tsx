import { placeOrderMessage } from '@ofenpost/core/checkout/place-order-messages';
import { Link } from '@tanstack/react-router';
import { paths } from '../app/paths.ts';
import { BareBread } from '../illustration/bare-bread.tsx';
import { StoneOven } from '../illustration/stone-oven.tsx';
import { RestaurantPhone } from '../ui/restaurant-phone.tsx';
import controls from '../ui/controls.module.css';
import styles from './checkout-page.module.css';

/** An order was placed under the same key, but this browser cannot read it. */
const AlreadyOrdered = () => (
  <>
    <StoneOven className={styles.picture} />
    <h1>Danke! Deine Bestellung ist bei uns.</h1>
    <p role="status">{placeOrderMessage({ code: 'idempotencyKeyReused' })}</p>
    <div className={styles.actions}>
      <RestaurantPhone className={controls.primary} />
    </div>
  </>
);

/** The session has ended while the checkout was open. */
const ExpiredCheckout = () => (
  <>
    <BareBread sauce="none" seed="Leerer Warenkorb" className={styles.picture} />
    <h1>Du bist nicht mehr angemeldet</h1>
    <p>Dein Warenkorb wartet in deinem Konto. Melde dich an, dann geht es hier weiter.</p>
    <div className={styles.actions}>
      <Link to={paths.auth} search={{ returnTo: paths.checkout }} className={controls.primary}>
        Anmelden
      </Link>
    </div>
  </>
);

/** What the checkout says when its cart is not simply empty. */
export const CheckoutEnded = ({ isOrdered }: { readonly isOrdered: boolean }) =>
  isOrdered ? <AlreadyOrdered /> : <ExpiredCheckout />;
