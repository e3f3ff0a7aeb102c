import { isLoggedIn } from '@ofenpost/core/session/role';
import type { SignInProvider } from '@ofenpost/core/session/sign-in-provider';
import { Link } from '@tanstack/react-router';
import { useActors } from '../app/app-actors.tsx';
import { useAccount } from '../app/app-state.ts';
import { paths } from '../app/paths.ts';
import { BareBread } from '../illustration/bare-bread.tsx';
import { ProviderIcon } from './provider-icon.tsx';
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

/** Plain forms: they work before any script has loaded. */
const SignIn = ({ providers, returnTo, error }: Props) => (
  <>
    <h1>Schön, bist du da.</h1>
    <p className={styles.text}>Melde dich an. Dein Warenkorb kommt mit, und danach bist du wieder dort, wo du warst.</p>
    {error !== null && (
      <p className={styles.error} role="alert">
        Die Anmeldung hat nicht geklappt. Versuch es bitte nochmals.
      </p>
    )}
    {providers.length === 0 ? (
      <p className={styles.nobody}>
        Im Moment ist keine Anmeldung möglich. Bestellen kannst du trotzdem, ganz ohne Konto.
      </p>
    ) : (
      <div className={styles.providers}>
        {providers.map(({ id }) => (
          <form key={id} method="post" action="/auth/sign-in">
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

function SignedIn({ returnTo }: Props) {
  const { firstname, lastname, email } = useAccount();
  const { session } = useActors();
  const name = `${firstname} ${lastname}`.trim();
  return (
    <>
      <h1>Du bist schon da.</h1>
      <p className={styles.text}>
        Angemeldet als <b>{name === '' ? email : name}</b>
        {name !== '' && ` (${email})`}.
      </p>
      <div className={styles.providers}>
        <a href={returnTo} className={`${controls.primary} ${controls.wide}`}>
          Weiter
        </a>
        <button
          type="button"
          className={`${controls.quiet} ${controls.wide}`}
          onClick={() => session.send({ type: 'signOut.requested' })}
        >
          Abmelden
        </button>
      </div>
    </>
  );
}
