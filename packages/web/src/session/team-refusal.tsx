import { isLoggedIn } from '@ofenpost/core/session/role';
import { Link, useLocation } from '@tanstack/react-router';
import { useAccount } from '../app/app-state.ts';
import { paths } from '../app/paths.ts';
import { StoneOven } from '../illustration/stone-oven.tsx';
import errorStyles from '../error/error-page.module.css';
import controls from '../theme/controls.module.css';
import layout from '../theme/layout.module.css';

/** For whoever is not staff; `access` is `zum Bestellpult`. The server refuses too. */
export function TeamRefusal({ access }: { access: string }) {
  const account = useAccount();
  const { pathname } = useLocation();
  return (
    <div className={`${layout.wrap} ${errorStyles.page}`}>
      <StoneOven className={errorStyles.picture} />
      <h1>Hier backt nur das Team.</h1>
      <p className={errorStyles.text}>
        {isLoggedIn(account)
          ? `Das Konto ${account.email} hat keinen Zugang ${access}. Melde dich mit deinem Teamkonto an.`
          : `Den Zugang ${access} hat unser Team. Gehörst du dazu, dann melde dich an.`}
      </p>
      <div className={errorStyles.actions}>
        {!isLoggedIn(account) && (
          <Link to={paths.auth} search={{ returnTo: pathname }} className={controls.primary}>
            Anmelden
          </Link>
        )}
        <Link to={paths.home} className={controls.secondary}>
          Zur Startseite
        </Link>
      </div>
    </div>
  );
}
