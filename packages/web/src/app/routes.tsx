import { createRootRouteWithContext, createRoute, notFound } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ErrorPage } from '../error/error-page.tsx';
import { NotFoundPage } from '../error/not-found-page.tsx';
import { loadHomeData } from '../home/home-data.ts';
import { loadMenusAndEvents } from '../restaurant/menus-and-events.ts';
import fraunces from '../theme/fonts/fraunces.woff2?url';
import { type AppData, loadAppData } from './app-data.ts';
import { asJson } from './carried.ts';
import { paths } from './paths.ts';
import { Root, RootShell } from './root.tsx';
import type { RouterContext } from './router.tsx';

/** A page's title in the browser: `Produkte – Ofenpost`. */
const title = (page: string, matches: readonly { loaderData?: unknown }[]) => {
  const root = matches[0]?.loaderData as AppData | undefined;
  return { meta: [{ title: `${page} – ${root?.restaurant.name ?? 'Ofenpost'}` }] };
};

const rootRoute = createRootRouteWithContext<RouterContext>()({
  loader: async ({ context }) => asJson(await loadAppData(context)),
  head: ({ loaderData }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: loaderData?.restaurant.name ?? 'Ofenpost' },
      { name: 'description', content: loaderData?.restaurant.claim ?? '' },
      { name: 'theme-color', media: '(prefers-color-scheme: light)', content: '#FBF6EE' },
      { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: '#17120E' },
    ],
    links: [
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'preload', href: fraunces, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
    ],
  }),
  shellComponent: RootShell,
  component: Root,
  errorComponent: () => <ErrorPage />,
  notFoundComponent: NotFoundPage,
});

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.home,
  loader: async ({ context }) => asJson(await loadHomeData(context.ports)),
}).lazy(() => import('../home/home.route.tsx').then(({ Route }) => Route));

const restaurantRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.restaurant,
  loader: async ({ context }) => asJson(await loadMenusAndEvents(context.ports)),
  head: ({ matches }) => title('Restaurant', matches),
}).lazy(() => import('../restaurant/restaurant.route.tsx').then(({ Route }) => Route));

const productsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.products,
  loader: async ({ context }) => asJson(await context.ports.catalogue.load()),
  head: ({ matches }) => title('Produkte', matches),
}).lazy(() => import('../catalogue/products.route.tsx').then(({ Route }) => Route));

const checkoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.checkout,
  head: ({ matches }) => title('Kasse', matches),
}).lazy(() => import('../checkout/checkout.route.tsx').then(({ Route }) => Route));

const orderSearch = z.object({ capability: z.optional(z.catch(z.string(), '')) });

const orderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/order/$id',
  validateSearch: orderSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const key = { id: params.id, capability: deps.capability ?? null };
    const order = await context.ports.order.load(key);
    if (!order.ok) throw notFound();
    return { key, order: order.value };
  },
  staleTime: 0,
  head: ({ matches }) => title('Bestellung', matches),
}).lazy(() => import('../order/order.route.tsx').then(({ Route }) => Route));

const authSearch = z.object({
  returnTo: z.optional(z.catch(z.string(), '/')),
  error: z.optional(z.catch(z.string(), 'unknown')),
});

const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.auth,
  validateSearch: authSearch,
  loader: ({ context }) => context.ports.session.signInProviders(),
  head: ({ matches }) => title('Anmelden', matches),
}).lazy(() => import('../session/auth.route.tsx').then(({ Route }) => Route));

const incomingOrdersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.incomingOrders,
  head: ({ matches }) => title('Bestellpult', matches),
}).lazy(() => import('../order/incoming-orders.route.tsx').then(({ Route }) => Route));

const errorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.error,
  head: ({ matches }) => title('Fehler', matches),
  component: () => <ErrorPage />,
});

export const routeTree = rootRoute.addChildren([
  homeRoute,
  restaurantRoute,
  productsRoute,
  checkoutRoute,
  orderRoute,
  authRoute,
  incomingOrdersRoute,
  errorRoute,
]);
