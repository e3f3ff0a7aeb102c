import type { Account } from '@ofenpost/core/account/account';
import { isLoggedIn } from '@ofenpost/core/role/role';
import { SECOND_FACTOR_REQUIRED_TEXT, isSecondFactorRequired } from '@ofenpost/core/second-factor/enrolment';
import { selectHasEnded } from '@ofenpost/core/session/session.machine';
import { Link, useLocation } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useActors, useAccount } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { StoneOven } from '../illustration/stone-oven.tsx';
import { SecondFactorButton } from '../second-factor/second-factor-button.tsx';
import errorStyles from '../error/error-page.module.css';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './team-refusal.module.css';

const ENDED = 'Neue Bestellungen erscheinen und klingeln hier nicht mehr, bis du dich wieder anmeldest.';

const refusalText = (account: Account, access: string): string =>
  isLoggedIn(account)
    ? `Das Konto ${account.email} hat keinen Zugang ${access}. Melde dich mit deinem Teamkonto an.`
    : `Den Zugang ${access} hat unser Team. Gehörst du dazu, dann melde dich an.`;

/**
 * Replaces a page of staff for everybody else; `access` is a phrase such as `zum Bestellpult`, `children` are further
 * ways in. The server refuses too.
 */
export function TeamRefusal({ access, children }: { access: string; children?: ReactNode }) {
  const account = useAccount();
  const { pathname } = useLocation();
  const hasEnded = useSelector(useActors().session, selectHasEnded);
  if (isSecondFactorRequired(account)) return <SecondFactorMissing />;
  return (
    <div className={`${layout.wrap} ${errorStyles.page} ${styles.refusal}`}>
      <StoneOven className={errorStyles.picture} />
      <h1>{hasEnded ? 'Du bist abgemeldet.' : 'Hier backt nur das Team.'}</h1>
      <p className={errorStyles.text} role={hasEnded ? 'alert' : undefined}>
        {hasEnded ? ENDED : refusalText(account, access)}
      </p>
      <div className={errorStyles.actions}>
        {!isLoggedIn(account) && (
          <Link to={paths.auth} search={{ returnTo: pathname }} className={controls.primary}>
            Anmelden
          </Link>
        )}
        {children}
        <Link to={paths.home} className={controls.secondary}>
          Zur Startseite
        </Link>
      </div>
    </div>
  );
}

/** For members of the team who lack a required second factor. */
const SecondFactorMissing = () => (
  <div className={`${layout.wrap} ${errorStyles.page}`}>
    <StoneOven className={errorStyles.picture} />
    <h1>Noch ein Schritt.</h1>
    <p className={errorStyles.text}>{SECOND_FACTOR_REQUIRED_TEXT}</p>
    <div className={errorStyles.actions}>
      <SecondFactorButton className={controls.primary} label="Zweiten Faktor einrichten" />
      <Link to={paths.home} className={controls.secondary}>
        Zur Startseite
      </Link>
    </div>
  </div>
);
