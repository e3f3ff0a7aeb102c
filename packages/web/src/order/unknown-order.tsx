import { isLoggedIn } from '@ofenpost/core/role/role';
import { Link, useLocation } from '@tanstack/react-router';
import { useAccount } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { BareBread } from '../illustration/bare-bread.tsx';
import { RestaurantPhone } from '../ui/restaurant-phone.tsx';
import errorStyles from '../error/error-page.module.css';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';

/** The text is the same for unknown and for other people's orders: it does not reveal which orders exist. */
export function UnknownOrder() {
  const isGuest = !isLoggedIn(useAccount());
  const { href } = useLocation();
  return (
    <div className={`${layout.wrap} ${errorStyles.page}`}>
      <BareBread sauce="none" seed="Unbekannt" className={errorStyles.picture} />
      <h1>Diese Bestellung finden wir nicht.</h1>
      <p className={errorStyles.text}>
        {isGuest && 'Hast du mit deinem Konto bestellt? Melde dich an, dann siehst du sie hier. '}
        Hast du als Gast bestellt, öffne den ganzen Link aus unserer E-Mail oder den, den du nach dem Bestellen gesehen
        hast, oder such sie unter <Link to={paths.orders}>deinen Bestellungen</Link>. Oder ruf uns an:{' '}
        <RestaurantPhone />
      </p>
      <div className={errorStyles.actions}>
        {isGuest && (
          <Link to={paths.auth} search={{ returnTo: href }} className={controls.primary}>
            Anmelden
          </Link>
        )}
        <Link to={paths.products} className={isGuest ? controls.secondary : controls.primary}>
          Zu den Produkten
        </Link>
      </div>
    </div>
  );
}
