import { appUpdateMachine, createAppUpdateActors } from '@ofenpost/core/app-update/app-update.machine';
import { selectCart, selectIsChanging } from '@ofenpost/core/cart/cart.machine';
import { storeCart } from '@ofenpost/core/cart/stored-guest-cart';
import {
  connectionMachine,
  createConnectionActors,
  selectIsOffline,
} from '@ofenpost/core/connection/connection.machine';
import type { Ports } from '@ofenpost/core/ports';
import { hasSession } from '@ofenpost/core/role/role';
import { selectAccount } from '@ofenpost/core/session/session.machine';
import { forgetOtherAccount } from '@ofenpost/core/session/stored-account';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { useLocation, type AnyRouter, useRouter } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { EmittedFrom, ActorRefFrom } from 'xstate';
import { useApp, type AppActors, useAppData } from '../app/app-actors.tsx';
import { setOffline } from '../app/offline-state.ts';
import { OFFLINE_HINT } from '../app/offline-texts.ts';
import { paths } from '../app/paths.ts';
import { provideRecovery } from '../app/recovery.ts';
import { useNetworkChanges } from '../app/use-network-changes.ts';
import { useScrollPlaces } from '../app/use-scroll-places.ts';
import { hasServiceWorker, isCachedPage } from '../hydration/page-meta.ts';
import { useOtherTabs, useStartUp } from '../session/session-sync.ts';
import { recoverPage, reloadOnce } from './recovery.ts';
import { useCartPictures } from './use-cart-pictures.ts';
import { useLiveContent } from './use-live-content.ts';
import layout from '../ui/layout.module.css';
import styles from './offline-notice.module.css';

provideRecovery({ recoverPage, reloadOnce });

type ConnectionMessage = {
  /** The toasts for a lost and for a restored connection. */
  readonly lost: string;
  readonly returned: string;
  /** The notice above the page while the connection is lost; null where the page says it itself, so that nothing moves. */
  readonly notice: string | null;
  /** Whether the notice says that the content may be old. */
  readonly isDated: boolean;
};

const FOR_GUESTS: ConnectionMessage = {
  lost: 'Bestellen geht erst wieder mit Netz.',
  returned: 'Du kannst bestellen.',
  notice: OFFLINE_HINT,
  isDated: true,
};
const FOR_STAFF: ConnectionMessage = {
  lost: 'Was du jetzt drückst, wird nicht gespeichert. Mach es nochmals, wenn das Netz zurück ist.',
  returned: 'Du kannst weiterarbeiten.',
  notice: 'Bis das Netz zurück ist, wird nichts gespeichert.',
  isDated: false,
};

const WHERE_TAPS_WAIT: ConnectionMessage = {
  lost: 'Mach weiter: Was du drückst, wartet hier und geht von selbst, sobald das Netz zurück ist.',
  returned: 'Was gewartet hat, geht jetzt.',
  notice: null,
  isDated: false,
};
/** The screens that go on without a network. */
const GOES_ON: Readonly<Record<string, ConnectionMessage>> = {
  [paths.kitchen]: WHERE_TAPS_WAIT,
  [paths.courier]: WHERE_TAPS_WAIT,
  [paths.incomingOrders]: {
    ...WHERE_TAPS_WAIT,
    lost: 'Mach weiter: Annehmen und die nächsten Schritte warten hier. Geld und Absagen gehen erst mit Netz.',
  },
};

/** Returns the messages for a page. On pages of staff they do not mention ordering. */
export const connectionMessage = (pathname: string): ConnectionMessage =>
  GOES_ON[pathname] ?? (pathname.startsWith('/admin') ? FOR_STAFF : FOR_GUESTS);

/** Says what is impossible offline, and how old the content is. */
function OfflineNotice() {
  const { now } = useAppData();
  const { pathname } = useLocation();
  const { notice, isDated } = connectionMessage(pathname);
  if (notice === null) return null;
  return (
    <section className={styles.notice} aria-label="Keine Verbindung">
      <p className={`${layout.wrap} ${styles.text}`}>
        <b>Keine Verbindung.</b> {notice}{' '}
        {isDated && (
          <span className={styles.asOf}>
            Stand: {formatDate(now)}, {formatTime(now)}
          </span>
        )}
      </p>
    </section>
  );
}

/**
 * Logs update events to the console alone, because users can do nothing about them. Source: specification, section 8.
 */
function logUpdate(event: EmittedFrom<typeof appUpdateMachine>): void {
  if (event.type === 'worker.unavailable') console.info(event.message);
  if (event.type === 'worker.broken') console.info('The service worker misses a file:', event.reason);
  if (event.type === 'update.failed') console.info('The update failed:', event.error);
}

/** Updates the app as long as the page is open. */
function useAppUpdate(): void {
  const { ports } = useApp();
  const [machine] = useState(() => appUpdateMachine.provide({ actors: createAppUpdateActors(ports) }));
  const actor = useActorRef(machine, { input: { isProduction: hasServiceWorker } });
  useEffect(() => {
    const subscription = actor.on('*', logUpdate);
    return () => subscription.unsubscribe();
  }, [actor]);
}

/** Updates a cached page. It was rendered for a guest, so a signed-in user gets their own version. */
async function renewCachedPage(ports: Ports, { session, cart }: AppActors, router: AnyRouter): Promise<void> {
  const account = await ports.session.loadMe();
  forgetOtherAccount(ports.keyValue, account);
  if (account.id !== selectAccount(session.getSnapshot()).id) location.reload();
  else {
    // A screen of staff knows the account without its name.
    if (hasSession(account)) session.send({ type: 'account.loaded', account });
    cart.send({ type: 'cart.outdated' });
    await router.invalidate();
  }
}

/** Shows a toast when the connection is lost, and one when it is back. */
function useConnectionMessages(connection: ActorRefFrom<typeof connectionMachine>): void {
  const { ports, actors } = useApp();
  const router = useRouter();
  useEffect(() => {
    let isOld = isCachedPage;
    const currentMessage = () => connectionMessage(router.state.location.pathname);
    const lost = connection.on('connection.lost', () =>
      actors.toast.send({
        type: 'toast.shown',
        message: { kind: 'info', title: 'Keine Verbindung', detail: currentMessage().lost },
      }),
    );
    const returned = connection.on('connection.returned', () => {
      actors.toast.send({
        type: 'toast.shown',
        message: { kind: 'success', title: 'Wieder verbunden', detail: currentMessage().returned },
      });
      if (!isOld) return;
      isOld = false;
      renewCachedPage(ports, actors, router).catch(() => {
        isOld = true;
      });
    });
    return () => {
      lost.unsubscribe();
      returned.unsubscribe();
    };
  }, [connection, ports, actors, router]);
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Stores the cart on the device, for pages that contain none (see `restore-cart.ts`). It asks before the page closes
 * while a change is pending.
 */
function useStoredCart(): void {
  const {
    ports: { keyValue },
    actors: { cart },
  } = useApp();
  useEffect(() => {
    const save = () => {
      const snapshot = cart.getSnapshot();
      storeCart(keyValue, selectCart(snapshot));
      if (selectIsChanging(snapshot)) addEventListener('beforeunload', ask);
      else removeEventListener('beforeunload', ask);
    };
    save();
    const changed = cart.subscribe(save);
    return () => {
      changed.unsubscribe();
      removeEventListener('beforeunload', ask);
    };
  }, [keyValue, cart]);
}

const sendPageShown = (send: () => void) => () => {
  if (document.visibilityState === 'visible') send();
};

/**
 * All that a page does in the background from when it responds, with one file of code. It follows the connection, reports
 * changes of it and renews a page that was opened from the cache; it loads the user and the cart, follows other tabs and
 * what staff change; it stores the cart and its pictures on the device, updates the app, and scrolls back to where pages
 * were left. It shows a notice only while the server cannot be reached.
 */
export function ConnectionSection() {
  const { ports } = useApp();
  const [machine] = useState(() => connectionMachine.provide({ actors: createConnectionActors(ports) }));
  const actor = useActorRef(machine, { input: { isReached: !isCachedPage && navigator.onLine } });
  const isOffline = useSelector(actor, selectIsOffline);
  useNetworkChanges(actor);
  useEffect(() => {
    const sendShown = sendPageShown(() => actor.send({ type: 'page.shown' }));
    document.addEventListener('visibilitychange', sendShown);
    return () => document.removeEventListener('visibilitychange', sendShown);
  }, [actor]);
  useEffect(() => setOffline(isOffline), [isOffline]);
  useConnectionMessages(actor);
  useStartUp();
  useStoredCart();
  useCartPictures();
  useOtherTabs();
  useLiveContent();
  useAppUpdate();
  useScrollPlaces();
  return isOffline ? <OfflineNotice /> : null;
}
