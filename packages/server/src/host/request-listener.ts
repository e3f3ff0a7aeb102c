import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { pictureWidthFor } from '@ofenpost/core/catalogue/picture-files';
import type { Instant } from '@ofenpost/core/time/instant';
import type { Context } from 'hono';
import { accountCsvPart } from '../account-admin/account-admin.routes.ts';
import { accountingCsvPart } from '../accounting/accounting.routes.ts';
import { dayClosePart } from '../accounting/day-close.http.ts';
import { apiDocsPart } from '../api-docs/api-docs.http.ts';
import { apiKeyPart } from '../api-key/api-key-check.ts';
import { serviceWorkerPart, webManifestPart } from '../app-update/installable-app.http.ts';
import { offlinePagePart } from '../app-update/offline-page.http.ts';
import { auditCsvPart } from '../audit/audit.routes.ts';
import { exportLogPart } from '../audit/export-log.http.ts';
import { bookkeepingFilesPart } from '../bookkeeping/bookkeeping.http.ts';
import { productsCsvPart } from '../catalogue/catalogue-admin.routes.ts';
import { catalogueFilePart } from '../catalogue/catalogue-import.routes.ts';
import { browserReporting } from '../configuration/browser-reporting.ts';
import { calendarFilePart } from '../event/calendar-file.http.ts';
import { eventCsvPart } from '../event/event.routes.ts';
import { feedbackCsvPart } from '../feedback/feedback.routes.ts';
import { giftCardPdfPart } from '../gift-card/gift-card-pdf.http.ts';
import { giftCardCsvPart } from '../gift-card/gift-card.routes.ts';
import { type AppEnvironment, type HttpModule, createApp, createRequestLog } from '../http/app.ts';
import type { Sender } from '../http/fair-queue.ts';
import type { LiveOpener } from '../http/live-connections.ts';
import { createCallCounter } from '../http/rate-limit.ts';
import { healthPart, type Readiness } from '../http/readiness.ts';
import { prepareSecurityHeaders } from '../http/security-headers.ts';
import type { SenderAddress } from '../http/sender-address.ts';
import type { WebPackage } from '../http/web-package.ts';
import { drawQuickly } from '../illustration/draw-dish.ts';
import { findPictured, illustrationPart } from '../illustration/illustration.http.ts';
import { menuPictures } from '../illustration/menu-pictures.ts';
import type { PictureStore } from '../illustration/picture-store.ts';
import { localProviderPart } from '../local-provider/local-provider.http.ts';
import type { Logger } from '../logging/logger.ts';
import { menusCsvPart } from '../menu/menu-admin.routes.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { onlinePaymentPart } from '../online-payment/online-payment.http.ts';
import { paymentCsvPart } from '../online-payment/online-payment.routes.ts';
import { receiptPart } from '../order/receipt.http.ts';
import { answerFromCache, pageCacheModule } from '../page-cache/page-cache.http.ts';
import { createPageCache, isCachedData, noPageCache } from '../page-cache/page-cache.ts';
import { photoPart } from '../photo/photo.routes.ts';
import { promotionCsvPart } from '../promotion/promotion.routes.ts';
import { foundPart, sharedPicturePart } from '../seo/seo.http.ts';
import { createAuthentication } from '../session/authentication.ts';
import { hasPersonalCookie } from '../session/session-cookie.ts';
import { signInPart } from '../session/sign-in.http.ts';
import { expiresAt, sameSince } from '../storefront/expires-at.ts';
import { createApi } from './api.http.ts';
import { ORDER_EFFECTS } from './order-effects.ts';
import { pagePart } from './page.http.ts';
import { loadRecordedNames } from './recorded-names.ts';
import type { RunningServices } from './start-services.ts';
import { UPLOADS } from './uploads.ts';

/** What browsers need besides the API. */
export type Site = {
  readonly web: WebPackage;
  /** The built service worker; null in development. */
  readonly worker: string | null;
  /** Serves the built files. */
  readonly files: HttpModule;
  /** Middleware that answers first: Vite in development. */
  readonly wrap?: (listener: RequestListener) => RequestListener;
  /** Whether Vite replaces modules in the browser. */
  readonly hotReload?: boolean;
  /** Whether pictures are drawn before anybody asks for them. */
  readonly drawsAhead?: boolean;
};

/** The width of the bread on the preview of the menu. */
const SHARED_BREAD_PIXELS = 590;
/** How long it waits, in ms, until it follows the menu again after the database was away. */
const FOLLOW_AGAIN_MS = 10_000;

/** Draws the pictures of new dishes now, and whenever the menu changes. */
function followMenu({ content, contentFeed }: RunningServices, pictures: PictureStore, log: Logger): void {
  const fail = (error: unknown) => log.warn({ err: error }, 'Bilder konnten nicht im Voraus gezeichnet werden.');
  const draw = async () => {
    const { products, menus } = await content.read();
    await pictures.drawAhead(menuPictures({ products: products.values(), menus }));
  };
  const drawNow = () => void draw().catch(fail);
  const lost = () => void setTimeout(follow, FOLLOW_AGAIN_MS).unref();
  function follow(): void {
    contentFeed.subscribe({ changed: drawNow, lost }).then(drawNow).catch(fail);
  }
  follow();
}

/** The middleware around the parts of the app. */
type Surroundings = {
  readonly log: Logger;
  readonly readiness: Readiness;
  readonly metrics: Metrics;
  readonly senderAddress: SenderAddress;
  readonly openLive: LiveOpener;
  readonly pictures: PictureStore;
  readonly answeredWithinMs: number;
};

/** The parts of the app in order, and the page cache in front of them. */
export function createShopApp(
  services: RunningServices,
  { web, worker, files, hotReload = false, drawsAhead = false }: Omit<Site, 'wrap'>,
  { log, readiness, metrics, senderAddress, openLive, pictures, answeredWithinMs }: Surroundings,
) {
  const { configuration, database, authSecret, clock, content } = services;
  const inProduction = configuration.environment === 'production';
  const readRestaurant = async () => (await content.read()).restaurant;
  const authentication = createAuthentication({ configuration, database, clock, authSecret, logger: log });
  const countCall = createCallCounter({ configuration, senderAddress, metrics });
  const senderOf = (context: Context<AppEnvironment>): Sender => ({
    line: senderAddress(context),
    signal: context.req.raw.signal,
  });
  const mayDraw = async (context: Context<AppEnvironment>) => (await countCall('illustration.draw', context)) === null;
  // In development every page is rendered from the current sources.
  const cache = hotReload ? noPageCache : createPageCache(content.revision);
  const expiry = async (now: Instant) => expiresAt(await content.read(), now);
  const logAnswer = createRequestLog(log, metrics);
  const securityHeaders = prepareSecurityHeaders(configuration, hotReload);
  const isPublicPage = async (address: string) => (await web.load()).PUBLIC_PAGES.some(({ path }) => path === address);
  /** A guest's cart comes from the API after a public page has loaded; other pages contain it. */
  const isShared = async ({ req, env }: Context<AppEnvironment>) =>
    !hasPersonalCookie(req.header('cookie')) && isPublicPage(env.incoming.url ?? '');
  if (drawsAhead) followMenu(services, pictures, log);
  const api = createApi(services, { authentication, countCall, openLive });
  const app = createApp({
    configuration,
    log,
    report: logAnswer,
    securityHeaders,
    answeredWithinMs,
    uploads: UPLOADS,
    parts: [
      healthPart(readiness),
      apiKeyPart(services, metrics),
      serviceWorkerPart(configuration.serviceWorker ? worker : null),
      files,
      photoPart(services),
      sharedPicturePart({
        web,
        findProduct: async (id) => (await content.read()).products.get(id),
        loadPicture: (dish) => pictures.load({ dish, width: pictureWidthFor(SHARED_BREAD_PIXELS), format: 'avif' }),
        drawStandIn: async (dish) => new Uint8Array(await drawQuickly(dish, SHARED_BREAD_PIXELS).webp().toBuffer()),
        readPizzaOffer: async () => (await content.read()).pizzaOffer,
        drawCreation: (dish, sender) =>
          pictures.loadRecent({ dish, width: pictureWidthFor(SHARED_BREAD_PIXELS), format: 'avif' }, sender),
        senderOf,
        mayDraw,
      }),
      webManifestPart({ web, readRestaurant }),
      offlinePagePart(web),
      foundPart({ web, publicUrl: configuration.publicUrl, clock, readRestaurant }),
      calendarFilePart(services),
      apiDocsPart(configuration),
      signInPart(authentication, countCall),
      pageCacheModule({
        cache,
        clock,
        expiresAt: expiry,
        securityHeaders,
        kind: 'data',
        isCached: (address, context) => context.get('apiKey') === undefined && isCachedData(address),
      }),
      api.part,
      illustrationPart({
        web,
        pictures,
        findPictured: async (id) => findPictured(await content.read(), id),
        senderOf,
        mayDraw,
      }),
      ...(inProduction ? [] : [localProviderPart({ ...configuration, authSecret })]),
      receiptPart(services, senderOf),
      onlinePaymentPart(services, { effects: ORDER_EFFECTS, log, countCall }),
      giftCardPdfPart(services),
      exportLogPart(services),
      productsCsvPart(services),
      catalogueFilePart(services),
      giftCardCsvPart(services),
      paymentCsvPart(services),
      feedbackCsvPart(services),
      accountingCsvPart(services),
      dayClosePart(services),
      bookkeepingFilesPart(services),
      menusCsvPart(services),
      eventCsvPart(services),
      promotionCsvPart(services),
      accountCsvPart(services),
      auditCsvPart(services, loadRecordedNames),
      pageCacheModule({
        cache,
        clock,
        expiresAt: expiry,
        securityHeaders,
        kind: 'page',
        isCached: (_address, context) => isShared(context),
      }),
      pagePart({
        web,
        isShared,
        timeOf: async (isSharedPage) => {
          const now = clock.now();
          // A page that cannot be rendered says so itself.
          return isSharedPage
            ? content.read().then(
                (known) => sameSince(known, now),
                () => now,
              )
            : now;
        },
        publicUrl: configuration.publicUrl,
        reporting: browserReporting(configuration),
        serviceWorker: configuration.serviceWorker && worker !== null,
        clientFor: api.clientFor,
      }),
    ],
  });
  return { app, cache, report: logAnswer };
}

/** Answers every request. */
export function createRequestListener(
  services: RunningServices,
  site: Site,
  surroundings: Surroundings,
): RequestListener {
  const { configuration, clock } = services;
  const { log } = surroundings;
  const { app, cache, report: logAnswer } = createShopApp(services, site, surroundings);
  const answer = getRequestListener(app.fetch);
  const answerOther: RequestListener = (request, response) => {
    answer(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'the connection failed');
      response.destroy();
    });
  };
  return answerFromCache(
    { configuration, cache, clock, report: logAnswer, isPersonal: hasPersonalCookie },
    answerOther,
  );
}
