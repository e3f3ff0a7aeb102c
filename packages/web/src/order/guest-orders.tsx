import { Link } from '@tanstack/react-router';
import { paths } from '../app/paths.ts';
import { BareBread } from '../illustration/bare-bread.tsx';
import errorStyles from '../error/error-page.module.css';
import controls from '../theme/controls.module.css';
import layout from '../theme/layout.module.css';

/** Orders are listed for accounts; guests have the link of each. */
export const GuestOrders = () => (
  <div className={`${layout.wrap} ${errorStyles.page}`}>
    <BareBread sauce="tomato" seed="Bestellungen" className={errorStyles.picture} />
    <h1>Deine Bestellungen warten im Konto.</h1>
    <p className={errorStyles.text}>
      Melde dich an, dann findest du hier alle deine Bestellungen. Hast du als Gast bestellt, öffne den Link aus unserer
      E-Mail oder den, den du nach dem Bestellen gesehen hast.
    </p>
    <div className={errorStyles.actions}>
      <Link to={paths.auth} search={{ returnTo: paths.orders }} className={controls.primary}>
        Anmelden
      </Link>
      <Link to={paths.products} className={controls.secondary}>
        Zu den Produkten
      </Link>
    </div>
  </div>
);
