import { isLoggedIn } from '@ofenpost/core/session/role';
import { forgetPerson } from '@ofenpost/core/session/session.actors';
import type { ToastMessage } from '@ofenpost/core/toast/toast-message';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { useAccount } from '../app/app-state.ts';
import { logFailure } from '../app/log-failure.ts';
import { paths } from '../app/paths.ts';
import { PUBLIC_PAGES } from '../app/public-pages.ts';

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

const isPublic = (pathname: string): boolean => PUBLIC_PAGES.some(({ path }) => path === pathname);

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
      if (!isPublic(router.state.location.pathname)) await router.navigate({ to: paths.home, ignoreBlocker: true });
      forgetPerson(keyValue);
      router.clearCache();
      await router.invalidate();
    }
    const left = session.on('signedOutInOtherTab', () => void leave().catch(logFailure));
    return () => left.unsubscribe();
  }, [router, session, cart, toast, keyValue]);
}
