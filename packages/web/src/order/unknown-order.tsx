import { Link } from '@tanstack/react-router';
import { phoneHref } from '../account/phone-href.ts';
import { useRestaurant } from '../app/app-state.ts';
import { paths } from '../app/paths.ts';
import { BareBread } from '../illustration/bare-bread.tsx';
import errorStyles from '../error/error-page.module.css';
import controls from '../theme/controls.module.css';
import layout from '../theme/layout.module.css';

/** Nobody learns here whether an order exists that is not theirs. */
export function UnknownOrder() {
  const { phoneNumber } = useRestaurant();
  return (
    <div className={`${layout.wrap} ${errorStyles.page}`}>
      <BareBread sauce="none" seed="Unbekannt" className={errorStyles.picture} />
      <h1>Diese Bestellung finden wir nicht.</h1>
      <p className={errorStyles.text}>
        Öffne am besten den Link, den du nach dem Bestellen gesehen hast. Hast du als Gast bestellt, gehört der ganze
        Link dazu. Oder ruf uns an: <a href={phoneHref(phoneNumber)}>{phoneNumber}</a>
      </p>
      <div className={errorStyles.actions}>
        <Link to={paths.products} className={controls.primary}>
          Zu den Produkten
        </Link>
      </div>
    </div>
  );
}
