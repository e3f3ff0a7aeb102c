import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseConfiguration } from './configuration.ts';
import { PROJECT_ROOT } from './directory.ts';
import { environmentVariables } from './environment-variables.ts';

const SECRET = 'a secret of at least 32 characters';
const PRODUCTION = { APP_ENV: 'production', AUTH_SECRET: SECRET, PUBLIC_URL: 'https://ofenpost.example' };

describe('the configuration', () => {
  it('needs nothing outside production', () => {
    expect(parseConfiguration({})).toEqual({
      ok: true,
      value: {
        demoData: true,
        environment: 'development',
        port: 3000,
        host: '127.0.0.1',
        publicUrl: 'http://localhost:3000',
        dataDirectory: '.data',
        databaseUrl: null,
        databaseOwnerUrl: null,
        authSecret: null,
        google: null,
        facebook: null,
        posthog: null,
        sentryDsn: null,
        managerEmails: [],
        smtpUrl: null,
        saferpay: {
          baseUrl: 'http://127.0.0.1:3400/api',
          customerId: '401234',
          terminalId: '17801234',
          user: 'simulator',
          password: 'simulator',
        },
        simulatesPayments: true,
        serviceWorker: false,
        rateLimits: false,
        trustedProxies: 0,
        proxyAddresses: ['127.0.0.0/8', '::1'],
        drainSeconds: 0,
        metricsPort: null,
        metricsHost: '127.0.0.1',
        privateWebhooks: true,
        revision: '',
        socketFor: null,
        clockStart: null,
      },
    });
  });

  it('simulates payments in development alone, and takes money only with a whole account', () => {
    const saferpayOf = (environment: NodeJS.ProcessEnv) => {
      const parsed = parseConfiguration(environment);
      return parsed.ok ? parsed.value.saferpay : parsed.error;
    };
    expect([saferpayOf(PRODUCTION), saferpayOf({ APP_ENV: 'testing' })]).toEqual([null, null]);
    expect(saferpayOf({ ...PRODUCTION, PAYMENT_PROVIDER: 'simulator' })).toEqual([
      'PAYMENT_PROVIDER: simulator ist in der Produktion nicht erlaubt',
    ]);
    const account = {
      SAFERPAY_BASE_URL: 'https://www.saferpay.com/api/',
      SAFERPAY_CUSTOMER_ID: '1',
      SAFERPAY_TERMINAL_ID: '12345678',
      SAFERPAY_USER: 'API_1',
      SAFERPAY_PASSWORD: 'secret',
    };
    const whole = { ...PRODUCTION, PAYMENT_PROVIDER: 'saferpay', ...account };
    expect(saferpayOf(whole)).toMatchObject({ baseUrl: 'https://www.saferpay.com/api', terminalId: '12345678' });
    expect(saferpayOf({ ...whole, SAFERPAY_PASSWORD: '' })).toEqual([
      'SAFERPAY_PASSWORD: ist mit PAYMENT_PROVIDER=saferpay erforderlich',
    ]);
  });

  it('takes an empty value for none', () => {
    expect(parseConfiguration({ PORT: '', DATABASE_URL: '' })).toEqual(parseConfiguration({}));
  });

  it.each([
    { GOOGLE_CLIENT_ID: 'abc\r', GOOGLE_CLIENT_SECRET: ' def \r' },
    { GOOGLE_CLIENT_ID: '\uFEFFabc', GOOGLE_CLIENT_SECRET: 'def\t', DATABASE_URL: '\r', DATA_DIR: ' ' },
    { GOOGLE_CLIENT_ID: '\u00A0abc', GOOGLE_CLIENT_SECRET: 'def\n' },
  ])('does not count blanks around a value: %j', (environment) => {
    const plain = { GOOGLE_CLIENT_ID: 'abc', GOOGLE_CLIENT_SECRET: 'def' };
    expect(parseConfiguration(environment)).toEqual(parseConfiguration(plain));
  });

  it.each([
    [{ DATA_DIR: '/da\rta' }, 'DATA_DIR: enthält ein unsichtbares Zeichen'],
    [{ SMTP_URL: 'smtp://mail\u200B.example' }, 'SMTP_URL: enthält ein unsichtbares Zeichen'],
    [{ HOST: '0.0.0.0\u001B' }, 'HOST: enthält ein unsichtbares Zeichen'],
    [{ DATA_DIR: '"/data"\r' }, 'DATA_DIR: muss ohne Anführungszeichen stehen'],
    [{ PORT: "'3000'" }, 'PORT: muss ohne Anführungszeichen stehen'],
    [{ REVISION: '«abc»' }, 'REVISION: muss ohne Anführungszeichen stehen'],
    [{ DATA_DIR: '"/data' }, 'DATA_DIR: muss ohne Anführungszeichen stehen'],
    [{ DATA_DIR: '/data"' }, 'DATA_DIR: muss ohne Anführungszeichen stehen'],
    ...['‘abc’', '‹abc›', '”abc”', '›abc‹', '‚abc‘', '„abc', 'abc’', '`abc'].map(
      (REVISION): [Record<string, string>, string] => [{ REVISION }, 'REVISION: muss ohne Anführungszeichen stehen'],
    ),
    [{ '\uFEFFPORT': '3000' }, 'PORT: vor oder nach dem Namen steht ein unsichtbares Zeichen'],
    [{ 'DATA_DIR ': '/data' }, 'DATA_DIR: vor oder nach dem Namen steht ein unsichtbares Zeichen'],
  ])('names what a file of the environment added to %j', (environment, line) => {
    expect(parseConfiguration(environment)).toEqual({ ok: false, error: [line] });
  });

  it('leaves quotes inside a value, and what is not its own, alone', () => {
    const password = { SMTP_URL: 'smtp://a:%22@mail.example', OTHER: '"x"\u0007', ' PATH': '/bin' };
    expect(parseConfiguration(password)).toMatchObject({ value: { smtpUrl: password.SMTP_URL } });
    const secret = `${SECRET}'`;
    expect(parseConfiguration({ AUTH_SECRET: secret })).toMatchObject({ value: { authSecret: secret } });
    const folder = `/data/Ann's "shop" #1, 100%/a~b/$`;
    expect(parseConfiguration({ DATA_DIR: folder })).toMatchObject({ value: { dataDirectory: folder } });
  });

  it('listens to the world in production', () => {
    expect(parseConfiguration(PRODUCTION)).toMatchObject({ value: { host: '0.0.0.0' } });
  });

  it('has a service worker in production alone, unless told otherwise', () => {
    expect(parseConfiguration(PRODUCTION)).toMatchObject({ value: { serviceWorker: true } });
    expect(parseConfiguration({ APP_ENV: 'testing' })).toMatchObject({
      value: { serviceWorker: false, demoData: true },
    });
    expect(parseConfiguration({ DEMO_DATA: 'no' })).toMatchObject({ value: { demoData: false } });
    expect(parseConfiguration(PRODUCTION)).toMatchObject({ value: { demoData: false } });
    expect(parseConfiguration({ ...PRODUCTION, DEMO_DATA: 'yes' })).toMatchObject({ value: { demoData: true } });
    expect(parseConfiguration({ ...PRODUCTION, SERVICE_WORKER: 'off' })).toMatchObject({
      value: { serviceWorker: false },
    });
    expect(parseConfiguration({ SERVICE_WORKER: 'on' })).toMatchObject({ value: { serviceWorker: true } });
  });

  it('sends webhooks into the own network in development alone, unless told otherwise', () => {
    const allowed = (environment: Record<string, string>) => {
      const parsed = parseConfiguration({ ...PRODUCTION, ...environment });
      return parsed.ok && parsed.value.privateWebhooks;
    };
    expect(allowed({})).toBe(false);
    expect(allowed({ APP_ENV: 'testing' })).toBe(false);
    expect(allowed({ APP_ENV: 'development' })).toBe(true);
    expect(allowed({ WEBHOOK_TARGETS: 'any' })).toBe(true);
    expect(allowed({ APP_ENV: 'development', WEBHOOK_TARGETS: 'public' })).toBe(false);
    expect(parseConfiguration({ WEBHOOK_TARGETS: 'private' })).toMatchObject({ ok: false });
  });

  it('limits in production alone, unless told otherwise', () => {
    expect(parseConfiguration(PRODUCTION)).toMatchObject({ value: { rateLimits: true } });
    expect(parseConfiguration({ ...PRODUCTION, RATE_LIMITS: 'off' })).toMatchObject({ value: { rateLimits: false } });
    expect(parseConfiguration({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '2' })).toMatchObject({
      value: { rateLimits: true, trustedProxies: 2 },
    });
  });

  it('reads lists, origins and instants', () => {
    const environment = {
      PUBLIC_URL: 'http://ofenpost.test:8080/',
      MANAGER_EMAILS: 'Mia@Ofenpost.example, jon@ofenpost.example,Ida@Exämple.ch',
      CLOCK_START: '2026-11-20T19:00:00+01:00',
    };
    expect(parseConfiguration(environment)).toMatchObject({
      value: {
        publicUrl: 'http://ofenpost.test:8080',
        managerEmails: ['mia@ofenpost.example', 'jon@ofenpost.example', 'ida@xn--exmple-cua.ch'],
        clockStart: '2026-11-20T18:00:00.000Z',
      },
    });
  });

  it('lets production be tried out on this machine', () => {
    const environment = { ...PRODUCTION, PUBLIC_URL: 'http://localhost:3000' };
    expect(parseConfiguration(environment)).toMatchObject({ value: { publicUrl: 'http://localhost:3000' } });
  });

  it('reads whom browsers report to', () => {
    const reportTo = { POSTHOG_KEY: 'phc_1', SENTRY_DSN: 'https://key@errors.example/1' };
    expect(parseConfiguration(reportTo)).toMatchObject({
      value: { posthog: { key: 'phc_1', host: 'https://eu.i.posthog.com' }, sentryDsn: 'https://key@errors.example/1' },
    });
    expect(parseConfiguration({ ...reportTo, POSTHOG_HOST: 'https://counts.example/' })).toMatchObject({
      value: { posthog: { key: 'phc_1', host: 'https://counts.example' } },
    });
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT: muss eine Zahl von 1 bis 65535 sein'],
    [{ PORT: '65536' }, 'PORT: muss eine Zahl von 1 bis 65535 sein'],
    [{ TRUSTED_PROXIES: '-1' }, 'TRUSTED_PROXIES: muss eine Zahl von 0 bis 9 sein'],
    ...['10.0.0.0/33', 'proxy', '10.0.0.1;10.0.0.2'].map((list): [Record<string, string>, string] => [
      { TRUSTED_PROXY_ADDRESSES: list },
      'TRUSTED_PROXY_ADDRESSES: muss eine Liste von IP-Adressen oder Netzen mit Kommas sein, zum Beispiel 10.0.0.0/8,::1',
    ]),
    [{ METRICS_PORT: '0' }, 'METRICS_PORT: muss eine Zahl von 1 bis 65535 sein'],
    [{ DRAIN_SECONDS: '61' }, 'DRAIN_SECONDS: muss eine Zahl von 0 bis 60 sein'],
    [{ RATE_LIMITS: 'ja' }, 'RATE_LIMITS: muss on oder off sein'],
    [{ DEMO_DATA: 'true' }, 'DEMO_DATA: muss yes oder no sein'],
    [{ APP_ENV: 'staging' }, 'APP_ENV: muss development, testing oder production sein'],
    [{ PUBLIC_URL: 'ofenpost.example' }, 'PUBLIC_URL: muss eine Adresse mit http:// oder https:// sein'],
    [{ PUBLIC_URL: 'https://ofenpost.example/shop' }, 'PUBLIC_URL: darf keinen Pfad haben'],
    [{ DATABASE_URL: 'mysql://localhost/shop' }, 'DATABASE_URL: muss mit postgres:// beginnen'],
    [{ DATABASE_OWNER_URL: 'localhost' }, 'DATABASE_OWNER_URL: muss mit postgres:// beginnen'],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET: muss mindestens 32 Zeichen lang sein'],
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_ID: geht nur zusammen mit GOOGLE_CLIENT_SECRET'],
    [{ FACEBOOK_CLIENT_SECRET: 'secret' }, 'FACEBOOK_CLIENT_ID: geht nur zusammen mit FACEBOOK_CLIENT_SECRET'],
    [{ POSTHOG_HOST: 'posthog' }, 'POSTHOG_HOST: muss eine Adresse mit http:// oder https:// sein'],
    [{ POSTHOG_HOST: 'https://a.ch/b' }, 'POSTHOG_HOST: darf keinen Pfad haben'],
    [
      { SENTRY_DSN: 'https://errors.example/1' },
      'SENTRY_DSN: muss eine DSN sein, zum Beispiel https://schluessel@sentry.example/1',
    ],
    [
      { SENTRY_DSN: 'https://key@errors.example/' },
      'SENTRY_DSN: muss eine DSN sein, zum Beispiel https://schluessel@sentry.example/1',
    ],
    [{ SENTRY_DSN: 'key' }, 'SENTRY_DSN: muss eine DSN sein, zum Beispiel https://schluessel@sentry.example/1'],
    [{ MANAGER_EMAILS: 'mia' }, 'MANAGER_EMAILS: muss eine Liste von E-Mail-Adressen mit Kommas sein'],
    [
      { CLOCK_START: '20.11.2026' },
      'CLOCK_START: muss ein Zeitpunkt nach ISO 8601 mit Zone sein, zum Beispiel 2026-11-20T18:00:00Z',
    ],
    ...['2026-02-30T10:00:00Z', '2026-06-31T10:00:00+02:00', '2100-02-29T10:00:00Z'].map(
      (day): [Record<string, string>, string] => [
        { CLOCK_START: day },
        'CLOCK_START: nennt einen Tag, den es nicht gibt',
      ],
    ),
    ...['0000-01-01T00:00Z', '1999-12-31T23:00Z', '2101-01-01T00:00Z', '9999-12-31T23:00Z'].map(
      (instant): [Record<string, string>, string] => [
        { CLOCK_START: instant },
        'CLOCK_START: muss in den Jahren 2000 bis 2100 liegen',
      ],
    ),
    ...['~', '~/data', '~anna/data', '$HOME/data', '${HOME}/data', '%APPDATA%', 'file:///data', '/data # Ordner'].map(
      (folder): [Record<string, string>, string] => [
        { DATA_DIR: folder },
        'DATA_DIR: muss ein ausgeschriebener Pfad sein, ohne ~, $HOME, %APPDATA%, file: und Bemerkung',
      ],
    ),
    ...['smtp://', 'smtp:mail', 'smtps:///mail'].map((url): [Record<string, string>, string] => [
      { SMTP_URL: url },
      'SMTP_URL: muss einen Rechner nennen, zum Beispiel smtp://mail.example:587',
    ]),
    [{ SMTP_URL: 'smtp://user:p%ss@mail.example' }, 'SMTP_URL: ein % in Name oder Passwort muss als %25 stehen'],
    [{ DATABASE_URL: 'postgres://u:p%@h/db' }, 'DATABASE_URL: ein % in Name oder Passwort muss als %25 stehen'],
    ...[
      { DATABASE_URL: 'postgres://u:p@h:99999/db' },
      { SMTP_URL: 'smtp://mail:99999' },
      { PUBLIC_URL: 'https://[::1]:65536/' },
      { SAFERPAY_BASE_URL: 'https://saferpay.example:70000/api' },
      { SENTRY_DSN: 'https://key@errors.example:65536/1' },
    ].map((environment): [Record<string, string>, string] => [
      environment,
      `${Object.keys(environment).join()}: der Port muss eine Zahl von 1 bis 65535 sein`,
    ]),
    [{ PUBLIC_URL: 'https://*.example.ch' }, 'PUBLIC_URL: muss einen Rechner nennen, ohne *'],
    [{ PUBLIC_URL: 'https://user:pw@a.example' }, 'PUBLIC_URL: darf weder Benutzer noch Passwort haben'],
    [{ PUBLIC_URL: 'https://a.example?y' }, 'PUBLIC_URL: darf keinen Pfad haben'],
    [{ PUBLIC_URL: 'https://a.example/#y' }, 'PUBLIC_URL: darf keinen Pfad haben'],
    [{ ...PRODUCTION, AUTH_SECRET: '' }, 'AUTH_SECRET: ist in der Produktion erforderlich'],
    [{ ...PRODUCTION, PUBLIC_URL: '' }, 'PUBLIC_URL: ist in der Produktion erforderlich'],
    [
      { ...PRODUCTION, PUBLIC_URL: 'http://ofenpost.example' },
      'PUBLIC_URL: muss in der Produktion mit https:// beginnen',
    ],
    [{ ...PRODUCTION, CLOCK_START: '2026-11-20T18:00:00Z' }, 'CLOCK_START: ist in der Produktion nicht erlaubt'],
  ])('says what is wrong with %j', (environment, line) => {
    expect(parseConfiguration(environment)).toEqual({ ok: false, error: [line] });
  });

  it('says everything that is wrong at once', () => {
    expect(parseConfiguration({ PORT: '0', DATABASE_URL: 'x' })).toEqual({
      ok: false,
      error: ['PORT: muss eine Zahl von 1 bis 65535 sein', 'DATABASE_URL: muss mit postgres:// beginnen'],
    });
  });

  it('is documented to the last variable', async () => {
    const document = await readFile(join(PROJECT_ROOT, 'docs/configuration.md'), 'utf8');
    const firstCells = document.match(/^\|[^|]*`[^|]*\|/gm)?.join('') ?? '';
    const documented = [...firstCells.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    expect(new Set(documented)).toEqual(new Set(Object.keys(environmentVariables.shape)));
  });
});
