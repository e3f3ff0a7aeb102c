import { selectItemCount } from '@ofenpost/core/cart/cart.machine';
import { isLoggedIn } from '@ofenpost/core/role/role';
import { SECOND_FACTOR_REQUIRED_TEXT, isSecondFactorRequired } from '@ofenpost/core/second-factor/enrolment';
import { secondStepOf } from '@ofenpost/core/second-factor/second-step';
import { type SignInProvider, signInFailureMessage, returnPathOf } from '@ofenpost/core/session/sign-in';
import { storedGreeting } from '@ofenpost/core/session/stored-greeting';
import { writeValue } from '@ofenpost/core/storage/versioned-value';
import { Link, createLazyRoute } from '@tanstack/react-router';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useApp, useAccount } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { BareBread } from '../illustration/bare-bread.tsx';
import { SecondFactorButton } from '../second-factor/second-factor-button.tsx';
import { Field } from '../ui/field.tsx';
import { PersonIcon } from '../ui/icons.tsx';
import { RestaurantPhone } from '../ui/restaurant-phone.tsx';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './auth-page.module.css';

const GoogleIcon = () => (
  <svg viewBox="0 0 48 48" width="22" height="22" aria-hidden="true">
    <path
      fill="#EA4335"
      d="M24 9.5c3.5 0 6.7 1.2 9.2 3.6l6.9-6.9A23.9 23.9 0 0 0 2.6 13.2l8 6.2C12.5 13.7 17.8 9.5 24 9.5z"
    />
    <path
      fill="#4285F4"
      d="M47 24.6c0-1.6-.1-3.1-.4-4.6H24v9h12.9a11 11 0 0 1-4.8 7.2l7.7 6c4.5-4.2 7.2-10.3 7.2-17.6z"
    />
    <path fill="#FBBC05" d="M10.5 28.6a14.5 14.5 0 0 1 0-9.2l-8-6.2a24 24 0 0 0 0 21.6z" />
    <path
      fill="#34A853"
      d="M24 48c6.5 0 11.9-2.1 15.9-5.8l-7.7-6a14.4 14.4 0 0 1-21.7-7.6l-8 6.2A23.9 23.9 0 0 0 24 48z"
    />
  </svg>
);

const FacebookIcon = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <circle cx="12" cy="12" r="12" fill="#0866FF" />
    <path
      fill="#fff"
      d="M16.7 15.5l.5-3.5h-3.3V9.8c0-1 .5-1.9 2-1.9h1.5V5a18 18 0 0 0-2.7-.2c-2.7 0-4.5 1.7-4.5 4.6V12h-3v3.5h3v8.4a12 12 0 0 0 3.7 0v-8.4z"
    />
  </svg>
);

const ProviderIcon = ({ id }: { id: SignInProvider['id'] }) => {
  switch (id) {
    case 'google':
      return <GoogleIcon />;
    case 'facebook':
      return <FacebookIcon />;
    case 'local':
      return <PersonIcon />;
  }
};

type Props = {
  readonly returnTo: string;
  readonly message: string | null;
  readonly onLeave: (event: SubmitEvent) => void;
};

/** Asks for the code of the second factor; a plain form, which works before any script has loaded. */
function SecondStep({ returnTo, message, onLeave }: Props) {
  return (
    <>
      <h1>Fast geschafft.</h1>
      <p className={styles.text}>Öffne deine Authenticator-App und gib den Code für dieses Konto ein.</p>
      {message !== null && (
        <p className={styles.error} role="alert">
          {message}
        </p>
      )}
      <form method="post" action="/auth/second-factor" className={styles.second} onSubmit={onLeave}>
        <input type="hidden" name="returnTo" value={returnTo} />
        <Field label="Code" hint="Sechs Ziffern aus der App, oder einer deiner Notfallcodes.">
          {(control) => (
            <input
              {...control}
              className={`${control.className} ${styles.code}`}
              name="code"
              required
              autoFocus
              maxLength={60}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
        <button type="submit" className={`${controls.primary} ${controls.wide}`}>
          Anmelden
        </button>
      </form>
      <p className={styles.guest}>
        Handy und Notfallcodes weg? Ruf uns an, die Geschäftsleitung kann den zweiten Faktor entfernen:{' '}
        <RestaurantPhone />
      </p>
      <p className={styles.another}>
        <Link to={paths.auth} search={{ returnTo }}>
          Anderes Konto nehmen
        </Link>
      </p>
    </>
  );
}

const BUTTON_TEXTS: Record<SignInProvider['id'], string> = {
  google: 'Mit Google anmelden',
  facebook: 'Mit Facebook anmelden',
  local: 'Mit Demo-Konto anmelden',
};

type AuthPageProps = {
  readonly providers: readonly SignInProvider[];
  readonly returnTo: string;
  readonly error: string | null;
};

function AuthPage(props: AuthPageProps) {
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
const SignIn = ({ providers, returnTo, error }: AuthPageProps) => {
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
function SignedIn({ returnTo }: AuthPageProps) {
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

export const Route = createLazyRoute('/auth')({
  component: function AuthRoute() {
    const { returnTo, error } = Route.useSearch();
    return (
      <AuthPage providers={Route.useLoaderData()} returnTo={returnPathOf(returnTo ?? null)} error={error ?? null} />
    );
  },
});
