import { createRootRouteWithContext, createRoute, notFound } from '@tanstack/react-router';
import { loadAboutUs } from '../about-us/about-us-data.ts';
import type { RouterContext } from '../app/app-data.ts';
import { paths } from '../app/paths.ts';
import { filterSearch } from '../catalogue/filter-search.ts';
import { loadCheckoutData } from '../checkout/checkout-data.ts';
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

const rootRoute = createRootRouteWithContext<RouterContext>()({
  // Browsers find the data in the page, so the loading code is fetched only when it is needed.
  loader: async ({ context }) => asJson(await (await import('../app/app-data.ts')).loadAppData(context)),
  head: ({ loaderData, match }) => ({
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
      { rel: 'manifest', href: '/manifest.webmanifest' },
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
  loader: async ({ context, location }) => {
    const [{ dehydratedCatalogue, shownCatalogue }, catalogue] = await Promise.all([
      import('../catalogue/shown-product.ts'),
      context.ports.catalogue.load(),
    ]);
    const { gruppe = null, ...filter } = filterSearch(location.search);
    const isFiltered = Object.values(filter).some((requested) => requested !== undefined);
    // Only pages from the server contain part of the catalogue; a browser that navigates loads all of it.
    const isWhole = isFiltered || context.environment === 'browser';
    return asJson(isWhole ? shownCatalogue(catalogue) : dehydratedCatalogue(catalogue, gruppe));
  },
  head: publicHead(paths.products),
}).lazy(() => import('../catalogue/products.route.tsx').then(({ Route }) => Route));

const pizzaCreatorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.pizzaCreator,
  loader: async ({ context }) => asJson({ offer: await context.ports.pizzaCreator.find() }),
  head: publicHead(paths.pizzaCreator),
}).lazy(() => import('../pizza-creator/pizza-creator.route.tsx').then(({ Route }) => Route));

const aboutUsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.aboutUs,
  loader: async ({ context }) => asJson(await loadAboutUs(context.ports)),
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

const checkoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.checkout,
  loader: async ({ context, parentMatchPromise }) =>
    asJson(await loadCheckoutData(context.ports, (await parentMatchPromise).loaderData?.account)),
  staleTime: 0,
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
    const key = { id: params.id, capability: deps.capability ?? null };
    const { ports } = context;
    const [order, orderAlarmLimits] = await Promise.all([
      ports.order.load(key),
      ports.restaurant.loadOrderAlarmLimits(),
    ]);
    if (!order.ok) throw notFound();
    return { key, order: order.value, orderAlarmLimits };
  },
  staleTime: 0,
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
  staleTime: 0,
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
  loader: async ({ context }) => ({ orderAlarmLimits: await context.ports.restaurant.loadOrderAlarmLimits() }),
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
  '/admin/settings',
  '/admin/settings/$id',
  '/admin/gift-cards',
  '/admin/menu',
  '/admin/menu/$id',
  '/admin/menu/$id/copy',
  '/admin/week-menu',
  '/admin/accounting',
  '/admin/accounting/$id',
  '/admin/accounts',
  '/admin/audit-log',
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
    staleTime: 0,
    head: (page) => privateHead(page.loaderData?.title ?? '')(page),
  }).lazy(() => import('./staff-pages.ts').then(({ staffPages }) => staffPages.admin(path)));

type AdminRouteOf<Path> = Path extends AdminPath ? ReturnType<typeof adminRoute<Path>> : never;

const phoneOrderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.takePhoneOrder,
  head: privateHead('Bestellung erfassen'),
}).lazy(() => import('./staff-pages.ts').then(({ staffPages }) => staffPages.takePhoneOrder()));

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
  errorRoute,
]);
