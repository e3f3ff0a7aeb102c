import { createRootRouteWithContext, createRoute, notFound } from '@tanstack/react-router';
import type { RouterContext } from '../app/app-data.ts';
import { paths } from '../app/paths.ts';
import { filterSearch } from '../catalogue/filter-search.ts';
import { ErrorPage, NotFoundPage } from '../error/error-page.tsx';
import { asJson } from '../hydration/dehydrated.ts';
import { privateHead, publicHead, titleOf } from '../seo/public-pages.ts';
import { Root, RootShell } from '../shell/root.tsx';
import figtree from '../ui/fonts/figtree.woff2?url';
import fraunces from '../ui/fonts/fraunces.woff2?url';

/** The search of an address; it is untrusted. */
type Search = { readonly [name: string]: unknown };

/** Returns a text of the search, or `otherwise` where it has another type. A missing one stays undefined. */
const textOf = (value: unknown, otherwise = ''): string | undefined =>
  value === undefined || typeof value === 'string' ? value : otherwise;

/** The screens of the team that are installed as apps of their own. */
const MANIFESTS: Readonly<Record<string, string>> = {
  [paths.kitchen]: '/kueche.webmanifest',
  [paths.incomingOrders]: '/bestellpult.webmanifest',
  [paths.pickup]: '/abholung.webmanifest',
};

const rootRoute = createRootRouteWithContext<RouterContext>()({
  // Browsers find the data in the page, so the loading code is fetched only when it is needed.
  loader: async ({ context }) => asJson(await (await import('../app/app-data.ts')).loadAppData(context)),
  head: ({ loaderData, match, matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      // Links that a browser adds to texts would not match the server's HTML.
      { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no' },
      { title: titleOf(match._notFound === true ? 'Nicht gefunden' : null, loaderData?.restaurant.name ?? 'Ofenpost') },
      { name: 'theme-color', media: '(prefers-color-scheme: light)', content: '#FBF6EE' },
      { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: '#17120E' },
    ],
    links: [
      { rel: 'manifest', href: MANIFESTS[matches.at(-1)?.fullPath ?? ''] ?? '/manifest.webmanifest' },
      { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      // Both fonts load before the first paint, so that no line breaks change under the reader's eyes.
      ...[fraunces, figtree].map((href) => ({
        rel: 'preload',
        href,
        as: 'font' as const,
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
      })),
    ],
  }),
  shellComponent: RootShell,
  component: Root,
  // See `page-outlet.tsx`.
  wrapInSuspense: true,
  errorComponent: () => <ErrorPage />,
  notFoundComponent: NotFoundPage,
});

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.home,
  loader: async ({ context }) => asJson(await (await import('../home/home-data.ts')).loadHomeData(context.ports)),
  head: publicHead(paths.home),
}).lazy(() => import('../home/home.route.tsx').then(({ Route }) => Route));

const weekSearch = ({ woche }: Search): { woche?: string | undefined } => ({ woche: textOf(woche) });

const restaurantRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.restaurant,
  validateSearch: weekSearch,
  loaderDeps: ({ search }) => ({ woche: search.woche }),
  loader: async ({ context, deps }) => {
    const { loadRestaurantData } = await import('../restaurant/restaurant-data.ts');
    return asJson(await loadRestaurantData(context.ports, deps.woche));
  },
  head: publicHead(paths.restaurant),
}).lazy(() => import('../restaurant/restaurant.route.tsx').then(({ Route }) => Route));

const eventsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.events,
  loader: async ({ context }) => asJson({ events: await context.ports.event.load() }),
  head: publicHead(paths.events),
}).lazy(() => import('../event/events.route.tsx').then(({ Route }) => Route));

const productsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.products,
  validateSearch: filterSearch,
  loader: async ({ context, location }) =>
    asJson(await (await import('../catalogue/shown-product.ts')).loadProductsData(context, location.search)),
  head: publicHead(paths.products),
}).lazy(() => import('../catalogue/products.route.tsx').then(({ loadRoute }) => loadRoute()));

const pizzaCreatorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.pizzaCreator,
  loader: async ({ context, location }) => {
    const offer = await context.ports.pizzaCreator.find();
    // Who reads the head of a page reads it from the server.
    if (!import.meta.env.SSR || offer === null) return asJson({ offer });
    const { sharedCreation } = await import('../pizza-creator/shared-creation.ts');
    const page = sharedCreation(offer, location.searchStr);
    return asJson({ offer, ...(page && { linked: { page, of: JSON.stringify(location.search) } }) });
  },
  head: publicHead(paths.pizzaCreator),
}).lazy(() => import('../pizza-creator/pizza-creator.route.tsx').then(({ Route }) => Route));

const aboutUsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.aboutUs,
  loader: async ({ context }) =>
    asJson(await (await import('../about-us/about-us-data.ts')).loadAboutUs(context.ports)),
  head: publicHead(paths.aboutUs),
}).lazy(() => import('../about-us/about-us.route.tsx').then(({ Route }) => Route));

/** The router parses digits as a number, and writes a text of digits in quotes: both types are preserved. */
const postcodeSearch = ({ plz }: Search): { plz?: string | number | undefined } => ({
  plz: typeof plz === 'number' ? plz : textOf(plz),
});

const orderTimeInfoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.orderTimeInfo,
  validateSearch: postcodeSearch,
  head: publicHead(paths.orderTimeInfo),
}).lazy(() => import('../delivery/order-time-info.route.tsx').then(({ Route }) => Route));

const paymentInfoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.paymentInfo,
  loader: async ({ context }) => asJson({ vatRates: await context.ports.restaurant.loadVatRates() }),
  head: publicHead(paths.paymentInfo),
}).lazy(() => import('../payment/payment-info.route.tsx').then(({ Route }) => Route));

const feedbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.feedback,
  head: publicHead(paths.feedback),
}).lazy(() => import('../feedback/feedback.route.tsx').then(({ Route }) => Route));

const imprintRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.imprint,
  head: publicHead(paths.imprint),
}).lazy(() => import('./legal-pages.ts').then(({ legalPages }) => legalPages.imprint()));

const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.privacy,
  head: publicHead(paths.privacy),
}).lazy(() => import('./legal-pages.ts').then(({ legalPages }) => legalPages.privacy()));

const refundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.refund,
  head: publicHead(paths.refund),
}).lazy(() => import('./legal-pages.ts').then(({ legalPages }) => legalPages.refund()));

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.terms,
  head: publicHead(paths.terms),
}).lazy(() => import('./legal-pages.ts').then(({ legalPages }) => legalPages.terms()));

/** For data that others change meanwhile: what was loaded when a link was hovered over is out of date at the click. */
const ALWAYS_LOADED = { staleTime: 0, preloadStaleTime: 0 };

const checkoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.checkout,
  loader: async ({ context, parentMatchPromise }) => {
    const { loadCheckoutData } = await import('../checkout/checkout-data.ts');
    return asJson(await loadCheckoutData(context.ports, (await parentMatchPromise).loaderData?.account));
  },
  ...ALWAYS_LOADED,
  head: privateHead('Kasse'),
}).lazy(() => import('../checkout/checkout.route.tsx').then(({ Route }) => Route));

const ownOrdersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.orders,
  head: privateHead('Deine Bestellungen'),
}).lazy(() => import('../order/own-orders.route.tsx').then(({ Route }) => Route));

const orderSearch = ({ capability }: Search): { capability?: string | undefined } => ({
  capability: textOf(capability),
});

const orderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/order/$id',
  validateSearch: orderSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    // The rules of own pizzas, which its pictures need, are not part of the first load.
    const { loadOrderPage } = await import('../order/order-data.ts');
    const page = await loadOrderPage(context.ports, { id: params.id, capability: deps.capability ?? null });
    if (!page.ok) throw notFound();
    return page.value;
  },
  ...ALWAYS_LOADED,
  head: privateHead('Bestellung'),
}).lazy(() => import('../order/order.route.tsx').then(({ Route }) => Route));

const receiptRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/order/$id/receipt',
  validateSearch: orderSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { ports }, params, deps }) => {
    const key = { id: params.id, capability: deps.capability ?? null };
    const [order, restaurant] = await Promise.all([ports.order.load(key), ports.restaurant.load()]);
    if (!order.ok) throw notFound();
    return { key, order: order.value, restaurant };
  },
  ...ALWAYS_LOADED,
  head: privateHead('Bestätigung'),
}).lazy(() => import('../order/receipt.route.tsx').then(({ Route }) => Route));

const authSearch = ({ returnTo, error }: Search): { returnTo?: string | undefined; error?: string | undefined } => ({
  returnTo: textOf(returnTo, '/'),
  error: textOf(error, 'unknown'),
});

const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.auth,
  validateSearch: authSearch,
  loader: ({ context }) => context.ports.session.signInProviders(),
  head: privateHead('Anmelden'),
}).lazy(() => import('../session/auth.route.tsx').then(({ Route }) => Route));

const incomingOrdersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.incomingOrders,
  loader: async ({ context, parentMatchPromise }) => {
    const { loadOrderDesk } = await import('./staff-pages.ts');
    return loadOrderDesk(context.ports, (await parentMatchPromise).loaderData);
  },
  head: privateHead('Bestellpult'),
}).lazy(() => import('./staff-pages.ts').then(({ staffPages }) => staffPages.incomingOrders()));

/** The paths of all other admin pages. */
const ADMIN_PATHS = [
  '/admin/products',
  '/admin/products/$id',
  '/admin/products/$id/copy',
  '/admin/product-groups',
  '/admin/product-groups/$id',
  '/admin/option-groups',
  '/admin/option-groups/$id',
  '/admin/pizza-parts',
  '/admin/pizza-parts/$id',
  '/admin/pizza-sizes/$id',
  '/admin/pizza-ingredients/$id',
  '/admin/catalogue',
  '/admin/shift',
  '/admin/settings',
  '/admin/settings/$id',
  '/admin/gift-cards',
  '/admin/payments',
  '/admin/menu',
  '/admin/menu/$id',
  '/admin/menu/$id/copy',
  '/admin/week-menu',
  '/admin/law',
  '/admin/accounting',
  '/admin/accounting/$id',
  '/admin/bookkeeping',
  '/admin/bookkeeping/$id',
  '/admin/accounts',
  '/admin/devices',
  '/admin/api-keys',
  '/admin/webhooks',
  '/admin/audit-log',
  '/admin/promotions',
  '/admin/promotions/$id',
  '/admin/events',
  '/admin/events/$id',
] as const;

export type AdminPath = (typeof ADMIN_PATHS)[number];

/** An admin page: `admin.route.tsx` has all but its path, so that guests wait for little. */
const adminRoute = <Path extends AdminPath>(path: Path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    // Lists read their search themselves, so only the week is a dependency of the loader.
    loaderDeps: ({ search }: { search: { readonly woche?: unknown } }) => ({ woche: search.woche }),
    loader: async ({ context, params, deps, parentMatchPromise }) => {
      const { loadAdmin } = await import('./staff-pages.ts');
      return asJson(
        await loadAdmin(path, context.ports, { ...params, ...deps }, (await parentMatchPromise).loaderData),
      );
    },
    ...ALWAYS_LOADED,
    head: (page) => privateHead(page.loaderData?.title ?? '')(page),
  }).lazy(() => import('./staff-pages.ts').then(({ staffPages }) => staffPages.admin(path)));

type AdminRouteOf<Path> = Path extends AdminPath ? ReturnType<typeof adminRoute<Path>> : never;

const phoneOrderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.takePhoneOrder,
  head: privateHead('Bestellung erfassen'),
}).lazy(() => import('./staff-pages.ts').then(({ staffPages }) => staffPages.takePhoneOrder()));

const pickupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.pickup,
  loader: async ({ context }) => (await import('./staff-pages.ts')).loadPickup(context.ports),
  ...ALWAYS_LOADED,
  head: privateHead('Abholung'),
}).lazy(() => import('./staff-pages.ts').then(({ staffPages }) => staffPages.pickup()));
const courierRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.courier,
  head: privateHead('Meine Runde'),
}).lazy(() => import('./staff-pages.ts').then(({ staffPages }) => staffPages.courier()));

const deviceStartRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.deviceStart,
  head: privateHead('Gerät starten'),
}).lazy(() => import('./staff-pages.ts').then(({ staffPages }) => staffPages.deviceStart()));

const kitchenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.kitchen,
  head: privateHead('Küche'),
}).lazy(() => import('./staff-pages.ts').then(({ staffPages }) => staffPages.kitchen()));

const errorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.error,
  // Only the exact path shows the page without a frame; other spellings are not found. Source: specification, section
  // 2.
  caseSensitive: true,
  head: privateHead('Fehler'),
  component: () => <ErrorPage />,
});

export const routeTree = rootRoute.addChildren([
  homeRoute,
  restaurantRoute,
  eventsRoute,
  productsRoute,
  pizzaCreatorRoute,
  aboutUsRoute,
  orderTimeInfoRoute,
  paymentInfoRoute,
  feedbackRoute,
  imprintRoute,
  privacyRoute,
  refundRoute,
  termsRoute,
  checkoutRoute,
  ownOrdersRoute,
  orderRoute,
  receiptRoute,
  authRoute,
  incomingOrdersRoute,
  ...(ADMIN_PATHS.map(adminRoute) as AdminRouteOf<AdminPath>[]),
  phoneOrderRoute,
  pickupRoute,
  courierRoute,
  kitchenRoute,
  deviceStartRoute,
  errorRoute,
]);
