import { emailField } from '@ofenpost/core/contact/contact-fields';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import type { Instant } from '@ofenpost/core/time/instant';
import * as z from 'zod/mini';
import { addressMatcher } from './client-address.ts';
import { type EnvironmentVariables, environmentVariables } from './environment-variables.ts';
import { StartupError } from './error.ts';

/** This app's credentials at a sign-in provider. */
export type ProviderCredentials = { readonly clientId: string; readonly clientSecret: string };

/** The account at Saferpay. `baseUrl` ends with `/api`. */
export type SaferpayAccount = {
  readonly baseUrl: string;
  readonly customerId: string;
  readonly terminalId: string;
  readonly user: string;
  readonly password: string;
};

/** All settings from the environment. */
export type Configuration = {
  readonly environment: 'development' | 'testing' | 'production';
  readonly port: number;
  readonly host: string;
  /** The origin under which browsers reach the app, without a trailing slash. */
  readonly publicUrl: string;
  readonly dataDirectory: string;
  /** Null: an embedded PostgreSQL in `dataDirectory`. */
  readonly databaseUrl: string | null;
  /** The URL of the tables' owner; null: that of `databaseUrl`. */
  readonly databaseOwnerUrl: string | null;
  /** Null: generated once and stored in `dataDirectory`; never null in production. */
  readonly authSecret: string | null;
  readonly google: ProviderCredentials | null;
  readonly facebook: ProviderCredentials | null;
  /** Where browsers send analytics; `host` is an origin. Null: nowhere. */
  readonly posthog: { readonly key: string; readonly host: string } | null;
  /** Where browsers report errors. Null: nowhere. */
  readonly sentryDsn: string | null;
  /** In lower case. */
  readonly managerEmails: readonly string[];
  /** The URL of the mail server; null: e-mails are written into `dataDirectory`. */
  readonly smtpUrl: string | null;
  /** The account at the payment provider; null: nobody can pay online. */
  readonly saferpay: SaferpayAccount | null;
  /** Whether that provider is the simulator, which moves no money. */
  readonly simulatesPayments: boolean;
  /** Whether an empty database is filled with the demo restaurant. */
  readonly demoData: boolean;
  /** Whether browsers get a service worker, which caches pages for reading without a connection. */
  readonly serviceWorker: boolean;
  /** Whether ordering, signing in, checking gift cards and writing are rate-limited by address. */
  readonly rateLimits: boolean;
  /** The number of proxies in front of the server; each appends its client's address to `X-Forwarded-For`. */
  readonly trustedProxies: number;
  /** The addresses and CIDR blocks of those proxies: no other client's header is trusted. */
  readonly proxyAddresses: readonly string[];
  /** How long the server goes on answering after it is asked to stop, so that proxies can send requests elsewhere. */
  readonly drainSeconds: number;
  /** The host on which metrics are served; null: nowhere. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
  /** Whether webhooks may be sent to this machine and its network, and without https. */
  readonly privateWebhooks: boolean;
  /** The revision from which the server was built; may be empty. */
  readonly revision: string;
  /** The process that a listening socket was handed to; null: none was. Source: sd_listen_fds(3). */
  readonly socketFor: number | null;
  /** The instant at which the server's clock starts; null in production. */
  readonly clockStart: Instant | null;
};

type Name = keyof EnvironmentVariables;

/** In the form of the database: cleaned, with ASCII domains, in lower case. */
const emailList = z.array(emailField.check(z.toLowerCase()));

const splitList = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Whether browsers store secure cookies: over https, or from localhost, to try it out. */
const acceptsSecureCookies = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || hostname === 'localhost';

const SAFERPAY_NAMES = [
  'SAFERPAY_BASE_URL',
  'SAFERPAY_CUSTOMER_ID',
  'SAFERPAY_TERMINAL_ID',
  'SAFERPAY_USER',
  'SAFERPAY_PASSWORD',
] as const satisfies readonly Name[];

/** The account that the simulator knows. */
const SIMULATED = { customerId: '401234', terminalId: '17801234', user: 'simulator', password: 'simulator' } as const;

/** In development payments are simulated, unless something else is asked for. */
const providerOf = ({ PAYMENT_PROVIDER, APP_ENV }: EnvironmentVariables) =>
  PAYMENT_PROVIDER ?? (APP_ENV === 'development' ? 'simulator' : 'none');

function saferpayAccount(variables: EnvironmentVariables): SaferpayAccount | null {
  const provider = providerOf(variables);
  if (provider === 'none') return null;
  if (provider === 'simulator')
    return { ...SIMULATED, baseUrl: `http://127.0.0.1:${variables.PAYMENT_SIMULATOR_PORT}/api` };
  const [baseUrl = '', customerId = '', terminalId = '', user = '', password = ''] = SAFERPAY_NAMES.map(
    (name) => variables[name],
  );
  return { baseUrl: baseUrl.replace(/\/$/, ''), customerId, terminalId, user, password };
}

/** Errors that depend on more than one variable. */
function contradictions(variables: EnvironmentVariables): string[] {
  const inProduction = variables.APP_ENV === 'production';
  const halves = [
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ] as const satisfies readonly (readonly [Name, Name])[];
  return [
    ...(inProduction && variables.AUTH_SECRET === undefined ? ['AUTH_SECRET: ist in der Produktion erforderlich'] : []),
    ...(inProduction && variables.PUBLIC_URL === undefined ? ['PUBLIC_URL: ist in der Produktion erforderlich'] : []),
    // Its cookies are sent only over https, so nobody could sign in or store a cart.
    ...(inProduction && variables.PUBLIC_URL !== undefined && !acceptsSecureCookies(new URL(variables.PUBLIC_URL))
      ? ['PUBLIC_URL: muss in der Produktion mit https:// beginnen']
      : []),
    ...(inProduction && variables.CLOCK_START !== undefined
      ? ['CLOCK_START: ist in der Produktion nicht erlaubt']
      : []),
    ...(inProduction && variables.PAYMENT_PROVIDER === 'simulator'
      ? ['PAYMENT_PROVIDER: simulator ist in der Produktion nicht erlaubt']
      : []),
    ...(variables.PAYMENT_PROVIDER === 'saferpay'
      ? SAFERPAY_NAMES.filter((name) => variables[name] === undefined).map(
          (name) => `${name}: ist mit PAYMENT_PROVIDER=saferpay erforderlich`,
        )
      : []),
    ...(emailList.safeParse(splitList(variables.MANAGER_EMAILS)).success
      ? []
      : ['MANAGER_EMAILS: muss eine Liste von E-Mail-Adressen mit Kommas sein']),
    ...(addressMatcher(splitList(variables.TRUSTED_PROXY_ADDRESSES)) === null
      ? [
          'TRUSTED_PROXY_ADDRESSES: muss eine Liste von IP-Adressen oder Netzen mit Kommas sein, zum Beispiel 10.0.0.0/8,::1',
        ]
      : []),
    ...halves
      .filter(([id, secret]) => (variables[id] === undefined) !== (variables[secret] === undefined))
      .map(([id, secret]) => `${id}: geht nur zusammen mit ${secret}`),
  ];
}

const credentials = (clientId: string | undefined, clientSecret: string | undefined): ProviderCredentials | null =>
  clientId === undefined || clientSecret === undefined ? null : { clientId, clientSecret };

/** A feature that is on by default in production only. */
const isOn = (value: 'on' | 'off' | undefined, { APP_ENV }: EnvironmentVariables): boolean =>
  (value ?? (APP_ENV === 'production' ? 'on' : 'off')) === 'on';

/** Webhooks are tried out on the machine of whoever develops. */
const mayBePrivate = ({ WEBHOOK_TARGETS, APP_ENV }: EnvironmentVariables): boolean =>
  (WEBHOOK_TARGETS ?? (APP_ENV === 'development' ? 'any' : 'public')) === 'any';

function configurationOf(variables: EnvironmentVariables): Configuration {
  const { APP_ENV, PORT, HOST, PUBLIC_URL, CLOCK_START } = variables;
  return {
    environment: APP_ENV,
    port: Number(PORT),
    // Outside production anybody can sign in as a demo person, so only this machine may connect.
    host: HOST ?? (APP_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
    publicUrl: new URL(PUBLIC_URL ?? `http://localhost:${PORT}`).origin,
    dataDirectory: variables.DATA_DIR,
    databaseUrl: variables.DATABASE_URL ?? null,
    databaseOwnerUrl: variables.DATABASE_OWNER_URL ?? null,
    authSecret: variables.AUTH_SECRET ?? null,
    google: credentials(variables.GOOGLE_CLIENT_ID, variables.GOOGLE_CLIENT_SECRET),
    facebook: credentials(variables.FACEBOOK_CLIENT_ID, variables.FACEBOOK_CLIENT_SECRET),
    posthog:
      variables.POSTHOG_KEY === undefined
        ? null
        : { key: variables.POSTHOG_KEY, host: new URL(variables.POSTHOG_HOST).origin },
    sentryDsn: variables.SENTRY_DSN ?? null,
    managerEmails: emailList.parse(splitList(variables.MANAGER_EMAILS)),
    smtpUrl: variables.SMTP_URL ?? null,
    saferpay: saferpayAccount(variables),
    simulatesPayments: providerOf(variables) === 'simulator',
    demoData: variables.DEMO_DATA === undefined ? APP_ENV !== 'production' : variables.DEMO_DATA === 'yes',
    serviceWorker: isOn(variables.SERVICE_WORKER, variables),
    rateLimits: isOn(variables.RATE_LIMITS, variables),
    trustedProxies: Number(variables.TRUSTED_PROXIES),
    proxyAddresses: splitList(variables.TRUSTED_PROXY_ADDRESSES),
    drainSeconds: Number(variables.DRAIN_SECONDS),
    metricsPort: variables.METRICS_PORT === undefined ? null : Number(variables.METRICS_PORT),
    metricsHost: variables.METRICS_HOST,
    privateWebhooks: mayBePrivate(variables),
    revision: variables.REVISION,
    socketFor: variables.LISTEN_FDS === '1' ? Number(variables.LISTEN_PID) : null,
    clockStart: CLOCK_START === undefined ? null : new Date(CLOCK_START).toISOString(),
  };
}

const isKnown = (name: string): boolean => Object.hasOwn(environmentVariables.shape, name);

const QUOTES = `["'\`“”„‟«»‹›‘’‚‛]`;
const QUOTED_ON_BOTH_SIDES = new RegExp(`^${QUOTES}.*${QUOTES}$`, 'u');
const QUOTED = new RegExp(`^${QUOTES}|${QUOTES}$`, 'u');
/** What may begin or end with any sign. */
const SECRET_NAME = /SECRET$|PASSWORD$/;

/** One quote alone is left of a value whose other one got lost, or that a blank cut in two. */
const isQuoted = (name: string, value: string): boolean =>
  (SECRET_NAME.test(name) ? QUOTED_ON_BOTH_SIDES : QUOTED).test(value);

/** What is wrong with the text of a variable, whatever it means. */
function flawOf(name: string, value: string): readonly string[] {
  // A byte order mark stands before the first name of a file, and a blank behind one that was written before " = ".
  const meant = name.replaceAll(/^[\s\p{C}]+|[\s\p{C}]+$/gu, '');
  if (meant !== name && isKnown(meant)) return [`${meant}: vor oder nach dem Namen steht ein unsichtbares Zeichen`];
  if (!isKnown(name)) return [];
  if (/\p{C}/u.test(value)) return [`${name}: enthält ein unsichtbares Zeichen`];
  return isQuoted(name, value) ? [`${name}: muss ohne Anführungszeichen stehen`] : [];
}

/**
 * Reads the environment. Blanks around a value do not count, such as the carriage return that is left of a file from
 * Windows, and an empty value counts as unset. Returns one line for each wrong value.
 */
export function parseConfiguration(environment: NodeJS.ProcessEnv): Result<Configuration, readonly string[]> {
  const trimmed = Object.entries(environment).map(([name, value = '']) => [name, value.trim()] as const);
  const flaws = trimmed.flatMap(([name, value]) => flawOf(name, value));
  if (flaws.length > 0) return err(flaws);
  const parsed = environmentVariables.safeParse(Object.fromEntries(trimmed.filter(([, value]) => value !== '')));
  if (!parsed.success) {
    return err(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  }
  const wrong = contradictions(parsed.data);
  return wrong.length > 0 ? err(wrong) : ok(configurationOf(parsed.data));
}

/** The configuration of this process. */
export function readConfiguration(): Configuration {
  const configuration = parseConfiguration(process.env);
  if (!configuration.ok) throw new StartupError(...configuration.error);
  return configuration.value;
}
