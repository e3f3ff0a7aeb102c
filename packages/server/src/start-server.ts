import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { accountCsvPart } from './account/account-csv.http.ts';
import { accountingCsvPart } from './accounting/accounting-csv.http.ts';
import { dayClosePart } from './accounting/day-close.http.ts';
import { apiDocsPart } from './api-docs/api-docs.http.ts';
import { serviceWorkerPart } from './app-update/service-worker.http.ts';
import { webManifestPart } from './app-update/web-manifest.http.ts';
import { auditCsvPart } from './audit/audit-csv.http.ts';
import { catalogueFilePart } from './catalogue-file/catalogue-file.http.ts';
import { productsCsvPart } from './catalogue/products-csv.http.ts';
import type { Configuration } from './configuration/configuration.ts';
import { offlinePagePart } from './connection/offline-page.http.ts';
import { calendarFilePart } from './event/calendar-file.http.ts';
import { eventCsvPart } from './event/event-csv.http.ts';
import { feedbackCsvPart } from './feedback/feedback-csv.http.ts';
import { foundPart } from './found/found.http.ts';
import { sharedPicturePart } from './found/shared-picture.http.ts';
import { giftCardCsvPart } from './gift-card/gift-card-csv.http.ts';
import { giftCardPdfPart } from './gift-card/gift-card-pdf.http.ts';
import { createApi } from './http/api.http.ts';
import { type AppPart, createApp } from './http/app.ts';
import { healthPart } from './http/health.http.ts';
import { listen } from './http/listen.ts';
import { pagePart } from './http/page.http.ts';
import { createCallCounter } from './http/rate-limit.ts';
import type { Web } from './http/web.ts';
import { findPictured } from './illustration/find-pictured.ts';
import { illustrationPart } from './illustration/illustration.http.ts';
import { JOB_SCHEDULE, jobTasks } from './jobs/job-tasks.ts';
import { type RunningJobs, startJobs } from './jobs/start-jobs.ts';
import { localProviderPart } from './local-provider/local-provider.http.ts';
import { type Logger, createLogger } from './logging/logger.ts';
import { menusCsvPart } from './menu/menus-csv.http.ts';
import { photoPart } from './photo/photo.http.ts';
import { receiptPart } from './receipt/receipt.http.ts';
import { browserReporting } from './reporting/browser-reporting.ts';
import { createAuthentication } from './session/authentication.ts';
import { signInPart } from './session/sign-in.http.ts';
import { type RunningServices, startServices } from './start-services.ts';

/** What browsers get besides the API. */
export type Site = {
  readonly web: Web;
  /** The built service worker; null in development. */
  readonly worker: string | null;
  /** Answers what is a built file. */
  readonly files: AppPart;
  /** Lets somebody else answer first: Vite in development. */
  readonly wrap?: (listener: RequestListener) => RequestListener;
  /** Whether Vite replaces modules in the browser. */
  readonly hotReload?: boolean;
};

export type ServerOptions = {
  readonly configuration: Configuration;
  readonly openSite: () => Site | Promise<Site>;
  /** Where a test reads what was logged. */
  readonly log?: Logger;
};

export type RunningServer = { close(): Promise<void> };

function createRequestListener(
  services: RunningServices,
  { web, worker, files, hotReload = false }: Site,
  log: Logger,
): RequestListener {
  const { configuration, database, authSecret, clock, content } = services;
  const inProduction = configuration.environment === 'production';
  const readRestaurant = async () => (await content.read()).restaurant;
  const authentication = createAuthentication({ configuration, database, authSecret, logger: log });
  const countCall = createCallCounter(configuration);
  const api = createApi(services, authentication, countCall);
  const app = createApp({
    configuration,
    log,
    hotReload,
    parts: [
      healthPart(async () => {
        await database.execute(sql`select 1`);
        return true;
      }),
      serviceWorkerPart(configuration.serviceWorker ? worker : null),
      files,
      illustrationPart({ web, findPictured: async (id) => findPictured(await content.read(), id) }),
      photoPart(services),
      sharedPicturePart(web),
      webManifestPart({ web, readRestaurant }),
      offlinePagePart(web),
      foundPart({ web, publicUrl: configuration.publicUrl, clock, readRestaurant }),
      calendarFilePart(services),
      apiDocsPart(configuration.publicUrl),
      signInPart(authentication, countCall),
      api.part,
      ...(inProduction ? [] : [localProviderPart({ ...configuration, authSecret })]),
      receiptPart(services),
      giftCardPdfPart(services),
      productsCsvPart(services),
      catalogueFilePart(services),
      giftCardCsvPart(services),
      feedbackCsvPart(services),
      accountingCsvPart(services),
      dayClosePart(services),
      menusCsvPart(services),
      eventCsvPart(services),
      accountCsvPart(services),
      auditCsvPart(services),
      pagePart({
        web,
        clock,
        publicUrl: configuration.publicUrl,
        reporting: browserReporting(configuration),
        serviceWorker: configuration.serviceWorker && worker !== null,
        clientFor: api.clientFor,
      }),
    ],
  });
  const answer = getRequestListener(app.fetch);
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'the connection failed');
      response.destroy();
    });
  };
}

/** The whole server, from the port to the pages. */
export async function startServer({
  configuration,
  openSite,
  log = createLogger(configuration.environment),
}: ServerOptions): Promise<RunningServer> {
  const server = await listen(configuration);
  let services: RunningServices | null = null;
  let jobs: RunningJobs | null = null;
  const close = async (): Promise<void> => {
    await services?.endLive();
    await jobs?.stop();
    await server.close();
    await services?.close();
  };
  try {
    services = await startServices(configuration, log);
    const site = await openSite();
    const listener = createRequestListener(services, site, log);
    server.answer(site.wrap?.(listener) ?? listener);
    jobs = startJobs({
      pool: services.database.$client,
      tasks: jobTasks(services, log),
      schedule: JOB_SCHEDULE,
      log,
    });
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}
