import type { Account } from '@ofenpost/core/account/account';
import { hasSession } from '@ofenpost/core/role/role';
import { readAccount } from '@ofenpost/core/session/read-account';
import { selectAccount, selectHasEnded } from '@ofenpost/core/session/session.machine';
import { storeAccount } from '@ofenpost/core/session/stored-account';
import { STORED_ACCOUNT_KEY } from '@ofenpost/core/session/stored-account-key';
import { useEffect } from 'react';
import { useAccount, useApp } from '../app/app-actors.tsx';
import { isCachedPage } from '../hydration/page-meta.ts';

/** Tells the service worker to cache the page, now and after each new version. */
function useCachedPage(path: string, isCached: boolean): void {
  useEffect(() => {
    const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
    if (!isCached || serviceWorker === undefined) return;
    const cache = () => serviceWorker.controller?.postMessage({ cache: path });
    cache();
    serviceWorker.addEventListener('controllerchange', cache);
    return () => serviceWorker.removeEventListener('controllerchange', cache);
  }, [path, isCached]);
}

/**
 * The account of a staff page that also opens without a network, after it was open once: then the page that the service
 * worker has cached is a guest's, and this device knows who works at it until they sign out.
 */
export function useStaffAccount(path: string): Account {
  const {
    ports: { keyValue },
    actors: { session },
  } = useApp();
  const account = useAccount();
  useEffect(() => {
    const snapshot = session.getSnapshot();
    const stored = isCachedPage && !selectHasEnded(snapshot) ? readAccount(keyValue) : null;
    if (stored !== null && !hasSession(selectAccount(snapshot)))
      session.send({ type: 'account.loaded', account: stored });
  }, [session, keyValue]);
  useEffect(() => {
    if (hasSession(account)) storeAccount(keyValue, account);
    else if (selectHasEnded(session.getSnapshot())) keyValue.remove(STORED_ACCOUNT_KEY);
  }, [account, session, keyValue]);
  useCachedPage(path, hasSession(account));
  return account;
}
