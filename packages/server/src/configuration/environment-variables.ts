import * as z from 'zod/mini';

/** The port that an address names; no address with one that is too large can be read. */
const PORT_OF_URL = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*:(\d+)(?:[/?#]|$)/i;
const PORT_MAX = 65_535;

const hasImpossiblePort = (value: string): boolean => Number(PORT_OF_URL.exec(value)?.[1] ?? 1) > PORT_MAX;

/** An address for which `isRight` holds; `message` says what it has to be. */
const address = (isRight: (url: URL) => boolean, message: string) =>
  z.string().check(
    z.refine((value) => URL.canParse(value) && isRight(new URL(value)), {
      error: ({ input }) =>
        typeof input === 'string' && hasImpossiblePort(input)
          ? `der Port muss eine Zahl von 1 bis ${PORT_MAX} sein`
          : message,
    }),
  );

const url = (protocol: RegExp, message: string) => address((value) => protocol.test(value.protocol), message);

/** Refuses addresses that can be read, but for which `isRight` does not hold. */
const also = (isRight: (url: URL) => boolean, message: string) =>
  z.refine<string>((value) => !URL.canParse(value) || isRight(new URL(value)), message);

const isDecodable = ({ username, password }: URL): boolean => /^(?:[^%]|%[\da-f]{2})*$/i.test(`${username}${password}`);

const LOGIN = also(isDecodable, 'ein % in Name oder Passwort muss als %25 stehen');

const postgresUrl = () => url(/^postgres(ql)?:$/, 'muss mit postgres:// beginnen').check(LOGIN);

const mailServer = () =>
  url(/^smtps?:$/, 'muss mit smtp:// oder smtps:// beginnen').check(
    also(
      ({ protocol, hostname }) => !/^smtps?:$/.test(protocol) || hostname !== '',
      'muss einen Rechner nennen, zum Beispiel smtp://mail.example:587',
    ),
    LOGIN,
  );

/** A project has a key and a number. Source: docs.sentry.io, "DSN". */
const isDsn = ({ protocol, username, pathname }: URL): boolean =>
  /^https?:$/.test(protocol) && username !== '' && /^\/(?:[^/]+\/)*\d+$/.test(pathname);

/** An origin: an address without a path, and of one host. */
const origin = () =>
  url(/^https?:$/, 'muss eine Adresse mit http:// oder https:// sein').check(
    also(({ pathname, search, hash }) => /^\/?$/.test(pathname) && search + hash === '', 'darf keinen Pfad haben'),
    also(({ hostname }) => !hostname.includes('*'), 'muss einen Rechner nennen, ohne *'),
    also(({ username, password }) => username + password === '', 'darf weder Benutzer noch Passwort haben'),
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

/** What a shell would replace; files of the environment are read by programs that do not. */
const UNEXPANDED = /^~|^file:|\$\{?[a-z_]|%\w+%|\s#\s/i;

const folder = () =>
  z
    .string()
    .check(
      z.refine(
        (value) => !UNEXPANDED.test(value),
        'muss ein ausgeschriebener Pfad sein, ohne ~, $HOME, %APPDATA%, file: und Bemerkung',
      ),
    );

const isInstant = (value: string): boolean =>
  /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value));

/** Dates go on counting in the next month: 30 February is 2 March to them. */
const isDay = (value: string): boolean => new Date(`${value}T00:00:00Z`).toISOString().startsWith(value);

const DAY_LENGTH = 10;
const YEAR_LENGTH = 4;

/** Nobody tries out other years, and neither databases nor calendars know all of them. */
const isNear = (value: string): boolean => {
  const year = Number(value.slice(0, YEAR_LENGTH));
  return year >= 2000 && year <= 2100;
};

const instant = () =>
  z.string().check(
    z.refine(isInstant, 'muss ein Zeitpunkt nach ISO 8601 mit Zone sein, zum Beispiel 2026-11-20T18:00:00Z'),
    z.refine((value) => !isInstant(value) || isDay(value.slice(0, DAY_LENGTH)), 'nennt einen Tag, den es nicht gibt'),
    z.refine((value) => !isInstant(value) || isNear(value), 'muss in den Jahren 2000 bis 2100 liegen'),
  );

/** Every variable that the server reads. */
export const environmentVariables = z.object({
  APP_ENV: z._default(
    z.enum(['development', 'testing', 'production'], 'muss development, testing oder production sein'),
    'development',
  ),
  PORT: z._default(port(), '3000'),
  HOST: z.optional(z.string()),
  PUBLIC_URL: z.optional(origin()),
  DATA_DIR: z._default(folder(), '.data'),
  DATABASE_URL: z.optional(postgresUrl()),
  DATABASE_OWNER_URL: z.optional(postgresUrl()),
  AUTH_SECRET: z.optional(z.string().check(z.minLength(32, 'muss mindestens 32 Zeichen lang sein'))),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  FACEBOOK_CLIENT_ID: z.optional(z.string()),
  FACEBOOK_CLIENT_SECRET: z.optional(z.string()),
  POSTHOG_KEY: z.optional(z.string()),
  POSTHOG_HOST: z._default(origin(), 'https://eu.i.posthog.com'),
  SENTRY_DSN: z.optional(address(isDsn, 'muss eine DSN sein, zum Beispiel https://schluessel@sentry.example/1')),
  MANAGER_EMAILS: z._default(z.string(), ''),
  PAYMENT_PROVIDER: z.optional(z.enum(['none', 'simulator', 'saferpay'], 'muss none, simulator oder saferpay sein')),
  PAYMENT_SIMULATOR_PORT: z._default(port(), '3400'),
  SAFERPAY_BASE_URL: z.optional(url(/^https:$/, 'muss mit https:// beginnen')),
  SAFERPAY_CUSTOMER_ID: z.optional(z.string()),
  SAFERPAY_TERMINAL_ID: z.optional(z.string().check(z.regex(/^\d{8}$/, 'muss aus 8 Ziffern bestehen'))),
  SAFERPAY_USER: z.optional(z.string()),
  SAFERPAY_PASSWORD: z.optional(z.string()),
  SMTP_URL: z.optional(mailServer()),
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
  CLOCK_START: z.optional(instant()),
});
export type EnvironmentVariables = z.infer<typeof environmentVariables>;
