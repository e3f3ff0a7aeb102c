import type { Account } from '@ofenpost/core/account/account';
import { GUEST } from '@ofenpost/core/account/guest';
import { createCartActors, cartMachine, selectCart } from '@ofenpost/core/cart/cart.machine';
import { EMPTY_CART } from '@ofenpost/core/cart/priced-cart';
import type { Serving } from '@ofenpost/core/catalogue/availability';
import type { Delivery } from '@ofenpost/core/delivery/delivery';
import { deliveryServiceOf, earliestServing } from '@ofenpost/core/delivery/delivery-slots';
import type { OpeningHours, Service } from '@ofenpost/core/opening-hours/opening-hours';
import {
  createOpeningHoursActors,
  openingHoursMachine,
  selectOpeningHours,
  selectNow,
  selectStatuses,
} from '@ofenpost/core/opening-hours/opening-hours.machine';
import type { OpeningStatus } from '@ofenpost/core/opening-hours/opening-status';
import type { Ports } from '@ofenpost/core/ports';
import { GREETING_KEY } from '@ofenpost/core/session/greeting-key';
import { selectAccount, createSessionActors, sessionMachine } from '@ofenpost/core/session/session.machine';
import { createThemeActors, themeMachine, type Theme, selectTheme } from '@ofenpost/core/theme/theme.machine';
import type { Instant } from '@ofenpost/core/time/instant';
import { toastMachine } from '@ofenpost/core/toast/toast.machine';
import { useSelector } from '@xstate/react';
import { useEffect, useState, type ReactNode, createContext, use, useMemo } from 'react';
import { createActor } from 'xstate';
import { replayClicks, restoreInput } from '../hydration/before-hydration.ts';
import { storedCart } from '../hydration/page-meta.ts';
import type { AppData, RestaurantProfile } from './app-data.ts';
import { connectActors } from './connect-actors.ts';
import { logFailure } from './show-error-toast.ts';

/** Whether this is a browser, where actors are started; at server rendering none is. */
const isBrowser = typeof document !== 'undefined';

/**
 * Returns the machine with its implementations in the browser. At server rendering no actor starts, so the plain
 * machine suffices: `provide` builds a new one, which takes longer than rendering the texts around it.
 */
export const inBrowser = <Machine, Work>(
  machine: Machine & { provide(work: Work): Machine },
  work: () => Work,
): Machine => (isBrowser ? machine.provide(work()) : machine);

const LIGHT = { input: { system: 'light' } } as const;
/**
 * The theme and the toasts are equal for everybody and receive no events at server rendering, so all pages share one
 * actor of each.
 */
const STILL = isBrowser ? null : { theme: createActor(themeMachine, LIGHT), toast: createActor(toastMachine) };

function createAppActors(ports: Ports, { account = GUEST, cart = EMPTY_CART, openingHours, delivery, now }: AppData) {
  return {
    session: createActor(
      inBrowser(sessionMachine, () => ({ actors: createSessionActors(ports) })),
      { input: { account } },
    ),
    cart: createActor(
      inBrowser(cartMachine, () => ({ actors: createCartActors(ports) })),
      { input: { cart: storedCart ?? cart } },
    ),
    openingHours: createActor(
      inBrowser(openingHoursMachine, () => ({ actors: createOpeningHoursActors(ports) })),
      {
        input: { openingHours, busyControls: delivery.busyControls, now },
      },
    ),
    ...(STILL ?? {
      theme: createActor(themeMachine.provide({ actors: createThemeActors(ports) }), LIGHT),
      toast: createActor(toastMachine),
    }),
  };
}

/** The actors that live as long as the page. */
export type AppActors = ReturnType<typeof createAppActors>;

export type App = { readonly ports: Ports; readonly actors: AppActors };

/** Its value stays the same as long as the page: what is not hydrated yet must get no other one. */
export const AppContext = createContext<App | null>(null);

/** The data that were loaded last. */
export const AppDataContext = createContext<AppData | null>(null);

/** For hooks that create the actors of a page; components use `useActors` and the selecting hooks. */
export function useApp(): App {
  const app = use(AppContext);
  if (app === null) throw new Error('outside of the app');
  return app;
}

export function useAppData(): AppData {
  const data = use(AppDataContext);
  if (data === null) throw new Error('outside of the app');
  return data;
}

export const useActors = (): AppActors => useApp().actors;

/**
 * Provides the actors and the last loaded `data` to the pages. The actors start in the browser only, because nothing
 * happens at server rendering.
 */
export function ActorsProvider({ ports, data, children }: { ports: Ports; data: AppData; children: ReactNode }) {
  const [actors] = useState(() => createAppActors(ports, data));
  const app = useMemo(() => ({ ports, actors }), [ports, actors]);
  useEffect(() => connectActors(actors, ports), [actors, ports]);
  useEffect(() => {
    const { keyValue } = ports;
    const { leftOut = 0 } = selectCart(actors.cart.getSnapshot());
    if (keyValue.read(GREETING_KEY) !== null)
      void import('./welcome-toast.ts')
        .then(({ showWelcomeToast }) => showWelcomeToast(actors, keyValue, leftOut))
        .catch(() => {});
  }, [actors, ports]);
  // The restore waits until React has finished: a click may be on a part that is not hydrated yet.
  useEffect(() => void setTimeout(() => void restoreInput().catch(logFailure).then(replayClicks)), []);
  const {
    openingHours,
    delivery: { busyControls },
    now,
  } = data;
  useEffect(() => {
    const isKnown = selectOpeningHours(actors.openingHours.getSnapshot()) === openingHours;
    if (!isKnown)
      actors.openingHours.send({ type: 'openingHours.replaced', loaded: { openingHours, busyControls, now } });
  }, [actors, openingHours, busyControls, now]);
  return (
    <AppContext value={app}>
      <AppDataContext value={data}>{children}</AppDataContext>
    </AppContext>
  );
}

export const useAccount = (): Account => useSelector(useActors().session, selectAccount);
export const useTheme = (): Theme => useSelector(useActors().theme, selectTheme);
export const useRestaurant = (): RestaurantProfile => useAppData().restaurant;
export const useDelivery = (): Delivery => useAppData().delivery;

/** Returns the minute that the page shows; it moves on with the opening status. */
export const useNow = (): Instant => useSelector(useActors().openingHours, selectNow);
export const useOpeningHours = (): OpeningHours => useSelector(useActors().openingHours, selectOpeningHours);
export const useOpeningStatus = (service: Service): OpeningStatus =>
  useSelector(useActors().openingHours, selectStatuses)[service];

/** Returns when products are served while no delivery time is chosen: the same object for a whole minute. */
export function useEarliestServing(): Serving {
  const [openingHours, delivery, now] = [useOpeningHours(), useDelivery(), useNow()];
  return useMemo(() => earliestServing(deliveryServiceOf(openingHours, delivery), now), [openingHours, delivery, now]);
}
