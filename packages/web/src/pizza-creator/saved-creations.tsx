import { isLoggedIn } from '@ofenpost/core/role/role';
import { Link } from '@tanstack/react-router';
import { Suspense, memo, useEffect } from 'react';
import { useAccount } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { recordClicksUntil } from '../hydration/before-hydration.ts';
import { lazyComponent } from '../hydration/lazy-component.tsx';
import type { OwnCreationsProps } from './own-creations.tsx';
import explained from './explained.module.css';
import styles from './saved-creations.module.css';

type Props = OwnCreationsProps & {
  /** The search of the current pizza's address. */
  readonly search: string;
};

const lazyCreations = lazyComponent<OwnCreationsProps>(() =>
  import('./own-creations.tsx').then(({ OwnCreations }) => OwnCreations),
);

export const prepareOwnCreations = lazyCreations.prepare;

/** Shows the saved creations of signed-in users; others get a link to sign in and return. */
export const SavedCreations = memo(({ search, ...own }: Props) => (
  <section className={explained.fold} aria-labelledby="saved">
    <h2 id="saved" className={explained.summary}>
      Deine Fladen
    </h2>
    {isLoggedIn(useAccount()) ? <SavedCreationsList {...own} /> : <SignInHint search={search} />}
  </section>
));

function SavedCreationsList(own: OwnCreationsProps) {
  useEffect(() => recordClicksUntil(lazyCreations.comeAlive()), []);
  return (
    <Suspense>
      <lazyCreations.Component {...own} />
    </Suspense>
  );
}

const SignInHint = ({ search }: { search: string }) => (
  <p className={styles.text}>
    Schmeckt dir, was du siehst?{' '}
    <Link to={paths.auth} search={{ returnTo: `${paths.pizzaCreator}?${search}` }}>
      Melde dich an
    </Link>
    , dann merken wir uns diesen Fladen für das nächste Mal. Bestellen kannst du ihn auch ohne Konto.
  </p>
);
