import type { Account } from '@ofenpost/core/account/account';
import { selectCart } from '@ofenpost/core/cart/cart.machine';
import { sessionExpired } from '@ofenpost/core/error/error-catalogue';
import type { Ports } from '@ofenpost/core/ports';
import { hasSession, isLoggedIn } from '@ofenpost/core/role/role';
import { selectAccount, forgetPerson } from '@ofenpost/core/session/session.machine';
import { startUpActors, startUpMachine } from '@ofenpost/core/session/start-up.machine';
import { forgetOtherAccount } from '@ofenpost/core/session/stored-account';
import type { ToastMessage } from '@ofenpost/core/toast/toast.machine';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { createActor, toPromise } from 'xstate';
import { type AppActors, useApp, useAccount } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { logFailure, showErrorToast } from '../app/show-error-toast.ts';
import { isCachedPage, isSharedPage } from '../hydration/page-meta.ts';
import { isPublicPage } from '../seo/public-pages.ts';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function replaceAccount(actors: AppActors, account: Account): void {
  const { session } = actors;
  if (isSame(account, selectAccount(session.getSnapshot()))) return;
  if (hasSession(account)) session.send({ type: 'account.loaded', account });
  else showErrorToast(actors, sessionExpired());
}

/** Sets the clock by the server's: the time of a page that is the same for everybody may be a minute old. */
async function adjustTime({ connection }: Ports, { openingHours }: AppActors): Promise<void> {
  await connection.reach();
  openingHours.send({ type: 'page.shown' });
}

async function startUp(ports: Ports, actors: AppActors): Promise<void> {
  const shown = selectAccount(actors.session.getSnapshot());
  const machine = startUpMachine.provide({ actors: startUpActors });
  const actor = createActor(machine, { input: { environment: 'browser', cookiePresent: true, ports } });
  actor.on('startUp.failed', ({ error }) => logFailure(error));
  const { account, cart } = await toPromise(actor.start());
  if (actor.getSnapshot().matches('failed')) return;
  // The session has ended meanwhile, which is newer than what was asked before.
  if (selectAccount(actors.session.getSnapshot()) !== shown) return;
  replaceAccount(actors, account);
  forgetOtherAccount(ports.keyValue, account);
  // The cart may have changed meanwhile: its own queue knows which response is the newest.
  if (!isSame(cart, selectCart(actors.cart.getSnapshot()))) actors.cart.send({ type: 'cart.outdated' });
}

/**
 * Loads the user, then the cart, after hydration: they replace the page's data only where they differ; again when the
 * browser shows a page that was left before, and when a cart comes back with less in it, since an ended session reads as a guest's
 * cart and says nothing. A page of the service worker skips it, because it is offline. Source:
 * specification, section 4.
 */
export function useStartUp(): void {
  const { ports, actors } = useApp();
  useEffect(() => {
    if (isCachedPage) return;
    const start = () => {
      void startUp(ports, actors);
      if (isSharedPage) adjustTime(ports, actors).catch(logFailure);
    };
    const startAgain = ({ persisted }: PageTransitionEvent) => persisted && start();
    start();
    addEventListener('pageshow', startAgain);
    const reloaded = actors.cart.on('change.settled', ({ change, before, result }) => {
      const isLess = result.ok && before.productCart.length > result.value.productCart.length;
      if (isLess && change?.kind === 'reloaded') start();
    });
    return () => {
      removeEventListener('pageshow', startAgain);
      reloaded.unsubscribe();
    };
  }, [ports, actors]);
}

const SIGNED_OUT: ToastMessage = {
  kind: 'info',
  title: 'Bis bald!',
  detail: 'Du bist jetzt in allen Tabs abgemeldet.',
};

/** Calls back at once, or when the tab becomes visible, because a toast is short-lived. */
function onceShown(report: () => void): void {
  if (document.visibilityState === 'visible') return report();
  document.addEventListener('visibilitychange', () => onceShown(report), { once: true });
}

/**
 * Signing out or removing the account in another tab signs out here too: personal data are deleted, also from the
 * router's cache. A public page stays open.
 */
export function useOtherTabs(): void {
  const {
    ports: { session: port, keyValue },
    actors: { session, cart, toast },
  } = useApp();
  const router = useRouter();
  const isSignedIn = isLoggedIn(useAccount());
  useEffect(() => {
    if (!isSignedIn) return;
    return port.watchOtherTabs({
      changed: (signOut) => session.send({ type: `otherTab.${signOut}` }),
      lost: logFailure,
    });
  }, [port, session, isSignedIn]);
  useEffect(() => {
    async function leave(): Promise<void> {
      cart.send({ type: 'cart.forgotten' });
      onceShown(() => toast.send({ type: 'toast.shown', message: SIGNED_OUT }));
      if (!isPublicPage(router.state.location.pathname)) await router.navigate({ to: paths.home, ignoreBlocker: true });
      forgetPerson(keyValue);
      router.clearCache();
      await router.invalidate();
    }
    const left = session.on('signedOutInOtherTab', () => void leave().catch(logFailure));
    return () => left.unsubscribe();
  }, [router, session, cart, toast, keyValue]);
}
