import * as z from 'zod/mini';

const url = (protocol: RegExp, message: string) =>
  z.string().check(z.refine((value) => URL.canParse(value) && protocol.test(new URL(value).protocol), message));

const postgresUrl = () => url(/^postgres(ql)?:$/, 'muss mit postgres:// beginnen');

/** A project has a key and a number. Source: docs.sentry.io, "DSN". */
const isDsn = (value: string): boolean => {
  const { username, pathname } = new URL(value);
  return username !== '' && /^\/(?:[^/]+\/)*\d+$/.test(pathname);
};

/** An origin: an address without a path. */
const origin = () =>
  url(/^https?:$/, 'muss eine Adresse mit http:// oder https:// sein').check(
    z.refine((value) => !URL.canParse(value) || new URL(value).pathname === '/', 'darf keinen Pfad haben'),
  );

const onOrOff = () => z.optional(z.enum(['on', 'off'], 'muss on oder off sein'));

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .check(
      z.refine(
        (value) => /^\d{1,5}$/.test(value) && Number(value) >= min && Number(value) <= max,
        `muss eine Zahl von ${min} bis ${max} sein`,
      ),
    );
const port = () => wholeNumber(1, 65_535);

/** Every variable that the server reads. */
export const environmentVariables = z.object({
  APP_ENV: z._default(
    z.enum(['development', 'testing', 'production'], 'muss development, testing oder production sein'),
    'development',
  ),
  PORT: z._default(port(), '3000'),
  HOST: z.optional(z.string()),
  PUBLIC_URL: z.optional(origin()),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(postgresUrl()),
  DATABASE_OWNER_URL: z.optional(postgresUrl()),
  AUTH_SECRET: z.optional(z.string().check(z.minLength(32, 'muss mindestens 32 Zeichen lang sein'))),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  FACEBOOK_CLIENT_ID: z.optional(z.string()),
  FACEBOOK_CLIENT_SECRET: z.optional(z.string()),
  POSTHOG_KEY: z.optional(z.string()),
  POSTHOG_HOST: z._default(origin(), 'https://eu.i.posthog.com'),
  SENTRY_DSN: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && isDsn(value),
          'muss eine DSN sein, zum Beispiel https://schluessel@sentry.example/1',
        ),
      ),
  ),
  MANAGER_EMAILS: z._default(z.string(), ''),
  PAYMENT_PROVIDER: z.optional(z.enum(['none', 'simulator', 'saferpay'], 'muss none, simulator oder saferpay sein')),
  PAYMENT_SIMULATOR_PORT: z._default(port(), '3400'),
  SAFERPAY_BASE_URL: z.optional(url(/^https:$/, 'muss mit https:// beginnen')),
  SAFERPAY_CUSTOMER_ID: z.optional(z.string()),
  SAFERPAY_TERMINAL_ID: z.optional(z.string().check(z.regex(/^\d{8}$/, 'muss aus 8 Ziffern bestehen'))),
  SAFERPAY_USER: z.optional(z.string()),
  SAFERPAY_PASSWORD: z.optional(z.string()),
  SMTP_URL: z.optional(url(/^smtps?:$/, 'muss mit smtp:// oder smtps:// beginnen')),
  DEMO_DATA: z.optional(z.enum(['yes', 'no'], 'muss yes oder no sein')),
  SERVICE_WORKER: onOrOff(),
  RATE_LIMITS: onOrOff(),
  TRUSTED_PROXIES: z._default(wholeNumber(0, 9), '0'),
  TRUSTED_PROXY_ADDRESSES: z._default(z.string(), '127.0.0.0/8,::1'),
  DRAIN_SECONDS: z._default(wholeNumber(0, 60), '0'),
  METRICS_PORT: z.optional(port()),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  WEBHOOK_TARGETS: z.optional(z.enum(['public', 'any'], 'muss public oder any sein')),
  REVISION: z._default(z.string(), ''),
  LISTEN_FDS: z.optional(z.string()),
  LISTEN_PID: z.optional(z.string()),
  CLOCK_START: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value)),
          'muss ein Zeitpunkt nach ISO 8601 mit Zone sein, zum Beispiel 2026-11-20T18:00:00Z',
        ),
      ),
  ),
});
export type EnvironmentVariables = z.infer<typeof environmentVariables>;
