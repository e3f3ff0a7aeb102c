import { selectItemCount } from '@ofenpost/core/cart/cart.machine';
import { SECOND_FACTOR_REQUIRED_TEXT, isSecondFactorRequired } from '@ofenpost/core/second-factor/enrolment';
import { secondStepOf } from '@ofenpost/core/second-factor/second-step';
import { isLoggedIn } from '@ofenpost/core/session/role';
import { signInFailureMessage } from '@ofenpost/core/session/sign-in-failure';
import type { SignInProvider } from '@ofenpost/core/session/sign-in-provider';
import { storedGreeting } from '@ofenpost/core/session/stored-greeting';
import { writeValue } from '@ofenpost/core/storage/versioned-value';
import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { useAccount } from '../app/app-state.ts';
import { paths } from '../app/paths.ts';
import { BareBread } from '../illustration/bare-bread.tsx';
import { SecondFactorButton } from '../second-factor/second-factor-button.tsx';
import { ProviderIcon } from './provider-icon.tsx';
import { SecondStep } from './second-step.tsx';
import controls from '../theme/controls.module.css';
import layout from '../theme/layout.module.css';
import styles from './auth-page.module.css';

const BUTTON_TEXTS: Record<SignInProvider['id'], string> = {
  google: 'Mit Google anmelden',
  facebook: 'Mit Facebook anmelden',
  local: 'Mit Demo-Konto anmelden',
};

type Props = {
  readonly providers: readonly SignInProvider[];
  readonly returnTo: string;
  readonly error: string | null;
};

export function AuthPage(props: Props) {
  const account = useAccount();
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <BareBread sauce="tomato" seed="Anmeldung" className={styles.bread} />
      <div className={`${layout.card} ${styles.card}`}>
        {isLoggedIn(account) ? <SignedIn {...props} /> : <SignIn {...props} />}
      </div>
    </div>
  );
}

/** Handles a form that leaves the page: it blocks a second press, and stores the greeting for the return. */
function useLeaving() {
  const { ports, actors } = useApp();
  const isLeaving = useRef(false);
  useEffect(() => {
    // The back button may restore the page as it was left.
    const comeBack = () => {
      isLeaving.current = false;
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);
  return (event: SubmitEvent) => {
    if (isLeaving.current) event.preventDefault();
    isLeaving.current = true;
    const cartAmount = selectItemCount(actors.cart.getSnapshot());
    writeValue(ports.keyValue, storedGreeting, { kind: 'signingIn', cartAmount });
  };
}

/** Plain forms, which work before any script has loaded. */
const SignIn = ({ providers, returnTo, error }: Props) => {
  const leave = useLeaving();
  const step = secondStepOf(error);
  if (step !== null) return <SecondStep returnTo={returnTo} message={step.message} onLeave={leave} />;
  const refusal = error === null ? null : signInFailureMessage(error);
  return (
    <>
      <h1>Schön, bist du da.</h1>
      <p className={styles.text}>
        Melde dich an. Dein Warenkorb kommt mit, und danach bist du wieder dort, wo du warst.
      </p>
      {refusal !== null && (
        <p className={styles.error} role="alert">
          {refusal}
        </p>
      )}
      {providers.length === 0 ? (
        <p className={styles.nobody}>
          Im Moment ist keine Anmeldung möglich. Bestellen kannst du trotzdem, ganz ohne Konto.
        </p>
      ) : (
        <div className={styles.providers}>
          {providers.map(({ id }) => (
            <form key={id} method="post" action="/auth/sign-in" onSubmit={leave}>
              <input type="hidden" name="provider" value={id} />
              <input type="hidden" name="returnTo" value={returnTo} />
              <button type="submit" className={`${controls.secondary} ${controls.wide} ${styles.provider}`}>
                <ProviderIcon id={id} />
                {BUTTON_TEXTS[id]}
              </button>
            </form>
          ))}
          <p className={styles.note}>Wir erfahren dabei nur deinen Namen und deine E‑Mail‑Adresse.</p>
        </div>
      )}
      <p className={styles.guest}>
        Lieber ohne Konto? <Link to={paths.products}>Als Gast bestellen</Link>
      </p>
    </>
  );
};

/** Redirects users who are signed in already. */
function SignedIn({ returnTo }: Props) {
  const isLed = isSecondFactorRequired(useAccount());
  useEffect(() => {
    if (!isLed) location.replace(returnTo);
  }, [isLed, returnTo]);
  if (isLed)
    return (
      <>
        <h1>Noch ein Schritt.</h1>
        <p className={styles.text}>{SECOND_FACTOR_REQUIRED_TEXT}</p>
        <div className={styles.providers}>
          <SecondFactorButton className={`${controls.primary} ${controls.wide}`} label="Zweiten Faktor einrichten" />
        </div>
        <p className={styles.guest}>
          Jetzt nicht? <a href={returnTo}>Ohne Backoffice weiter</a>
        </p>
      </>
    );
  return (
    <>
      <h1>Du bist schon da.</h1>
      <div className={styles.providers}>
        <a href={returnTo} className={`${controls.primary} ${controls.wide}`}>
          Weiter
        </a>
      </div>
    </>
  );
}
