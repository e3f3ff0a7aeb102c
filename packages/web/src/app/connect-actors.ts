import type { Cart, NewCartItem } from '@ofenpost/core/cart/cart';
import { addedMessage, cartErrorMessage } from '@ofenpost/core/cart/cart-messages';
import { selectIsPanelOpen } from '@ofenpost/core/cart/cart.machine';
import { unavailableItems } from '@ofenpost/core/cart/priced-cart';
import { selectNow } from '@ofenpost/core/opening-hours/opening-hours.machine';
import type { Ports } from '@ofenpost/core/ports';
import { selectAccount } from '@ofenpost/core/session/session.machine';
import { selectTheme } from '@ofenpost/core/theme/theme.machine';
import { selectToasts } from '@ofenpost/core/toast/toast.machine';
import { sentAt } from '../hydration/page-meta.ts';
import type { AppActors } from './app-actors.tsx';
import { areCookiesEnabled } from './are-cookies-enabled.ts';
import { paths } from './paths.ts';
import { showErrorToast } from './show-error-toast.ts';

type ReportingPorts = Pick<Ports, 'analytics' | 'errorReporting'>;

const darkQuery = '(prefers-color-scheme: dark)';

/** Returns the name for the toast about an added item. */
function nameOfAdded(item: NewCartItem, { productCart }: Cart): string {
  if ('creation' in item) return productCart.find(({ creation }) => creation !== null)?.products.name ?? '';
  const addedId = 'menuId' in item ? item.menuId : item.productId;
  return productCart.find(({ products }) => products.id === addedId)?.products.name ?? '';
}

/** Shows the results of the machines as toasts, then lets each machine continue. */
function showResultToasts(actors: AppActors): void {
  const { cart, session, toast } = actors;
  cart.on('change.failed', ({ error }) => showErrorToast(actors, error));
  session.on('signOut.failed', ({ error }) => showErrorToast(actors, error));
  cart.on('change.settled', ({ change, result }) => {
    if (!result.ok) {
      toast.send({ type: 'toast.shown', message: cartErrorMessage(result.error) });
    } else if (change?.kind === 'added') {
      const name = nameOfAdded(change.item, result.value);
      toast.send({ type: 'toast.shown', message: addedMessage(name, areCookiesEnabled()) });
    }
  });
}

/** An open cart shows the added item itself; a toast would only cover its buttons. */
function closeToastsOverCart({ cart, toast }: AppActors): void {
  cart.subscribe((snapshot) => {
    if (!selectIsPanelOpen(snapshot)) return;
    for (const { id, kind } of selectToasts(toast.getSnapshot())) {
      if (kind === 'success') toast.send({ type: 'toast.closed', id });
    }
  });
}

/** The theme follows the system, and the document follows the theme. */
function applyTheme({ theme }: AppActors): () => void {
  const query = matchMedia(darkQuery);
  const sendSystemTheme = () => theme.send({ type: 'systemTheme.changed', theme: query.matches ? 'dark' : 'light' });
  query.addEventListener('change', sendSystemTheme);
  theme.subscribe((snapshot) => {
    const current = selectTheme(snapshot);
    document.documentElement.classList.toggle('dark', current === 'dark');
    document.documentElement.classList.toggle('light', current === 'light');
  });
  return () => query.removeEventListener('change', sendSystemTheme);
}

/** Sends cart events to analytics, and the account to error reporting. */
function report({ cart, session }: AppActors, { analytics, errorReporting }: ReportingPorts): void {
  cart.on('change.settled', ({ change, before, result }) => {
    const count = change?.kind === 'unavailableRemoved' && result.ok ? unavailableItems(before).length : 0;
    if (count > 0) analytics.capture({ name: 'removed_all_unavailable_items', count });
  });
  cart.on('checkout.begun', () => analytics.capture({ name: 'navigate_to_checkout' }));
  session.subscribe((snapshot) => errorReporting.identify(selectAccount(snapshot)));
}

/** Starts the actors and joins them to each other and to the browser. Returns a function that stops them. */
export function connectActors(actors: AppActors, ports: ReportingPorts): () => void {
  const { cart, session, openingHours, theme } = actors;
  showResultToasts(actors);
  report(actors, ports);
  closeToastsOverCart(actors);
  const stopTheme = applyTheme(actors);
  // Signing out and removing the account also end the cart: the reload resets everything.
  session.on('signedOut', () => location.assign(paths.home));
  // The displayed cart belonged to the account.
  session.on('expired', () => cart.send({ type: 'cart.forgotten' }));
  const sendPageShown = () => {
    if (document.visibilityState !== 'visible') return;
    openingHours.send({ type: 'page.shown' });
    // Another tab may have changed or ordered it.
    cart.send({ type: 'cart.outdated' });
  };
  document.addEventListener('visibilitychange', sendPageShown);
  for (const actor of Object.values(actors)) actor.start();
  // A cached page was rendered earlier: its opening hours must follow the current time.
  if (selectNow(openingHours.getSnapshot()) !== sentAt) openingHours.send({ type: 'page.shown' });
  theme.send({ type: 'systemTheme.changed', theme: matchMedia(darkQuery).matches ? 'dark' : 'light' });
  return () => {
    stopTheme();
    document.removeEventListener('visibilitychange', sendPageShown);
    for (const actor of Object.values(actors)) actor.stop();
  };
}
