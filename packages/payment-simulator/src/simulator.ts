import { setTimeout } from 'node:timers/promises';
import { type ServerType, serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Attempt, openLedger } from './ledger.ts';
import { PAYER_ACTIONS, TWINT_TEST_FAILURES, closedPage, payerPage } from './payer-page.ts';
import { Refusal } from './refusal.ts';
import { type SaferpayCall, createSaferpayApi } from './saferpay-api.ts';
import { ALL_IS_WELL, switches as switchesSchema } from './switches.ts';

export type SimulatorOptions = {
  /** 0 takes a free one. */
  readonly port: number;
  /** Null keeps everything in memory. */
  readonly ledgerFile: string | null;
  readonly user: string;
  readonly password: string;
  /** In milliseconds. */
  readonly now?: () => number;
};

export type Simulator = {
  readonly origin: string;
  close(): Promise<void>;
};

const BODY_MAX = 64 * 1024;
const LATE_MS = 2_000;
const SPEC_VERSION = '1.53';

/**
 * Speaks Saferpay's HTTP, so that development and tests need no internet: no money flows. What goes wrong is set at
 * `/simulator/control`.
 */
export async function startSimulator({
  port,
  ledgerFile,
  user,
  password,
  now = Date.now,
}: SimulatorOptions): Promise<Simulator> {
  const ledger = openLedger(ledgerFile);
  let switches = ALL_IS_WELL;
  let origin = '';
  const calls = createSaferpayApi({ ledger, switches: () => switches, now, origin: () => origin });
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

  const app = new Hono();
  app.use(bodyLimit({ maxSize: BODY_MAX }));

  /** Answers as the switches say; null: the truth. */
  async function disturbed(context: Context): Promise<Response | null> {
    switch (switches.answers) {
      case 'error':
        return context.json({ ErrorName: 'INTERNAL_ERROR', Behavior: 'RETRY', ErrorMessage: 'broken' }, 500);
      case 'html':
        return context.html('<h1>403 Forbidden</h1>', 403);
      case 'silence':
        return new Promise(() => {});
      case 'true':
        return null;
    }
  }

  app.post('/api/Payment/v1/:interface/:method', async (context) => {
    const instead = await disturbed(context);
    if (instead !== null) return instead;
    const header = { SpecVersion: SPEC_VERSION, RequestId: 'unknown' };
    try {
      if (context.req.header('authorization') !== authorization) throw new Refusal('AUTHENTICATION_FAILED', 401);
      if (context.req.header('accept') !== 'application/json') throw new Refusal('VALIDATION_FAILED', 406);
      if (context.req.header('content-type') !== 'application/json; charset=utf-8')
        throw new Refusal('VALIDATION_FAILED', 415);
      const body: unknown = await context.req.json().catch(() => null);
      if (typeof body === 'object' && body !== null && 'RequestHeader' in body)
        Object.assign(header, { RequestId: (body.RequestHeader as { RequestId?: string }).RequestId });
      const { interface: part, method } = context.req.param();
      const name = `${part}/${method}`;
      if (!Object.hasOwn(calls, name)) throw new Refusal('VALIDATION_FAILED', 400);
      const answer = calls[name as SaferpayCall](body);
      ledger.save();
      if (switches.cutsNextAnswer) {
        switches = { ...switches, cutsNextAnswer: false };
        const { incoming } = context.env as { incoming: { socket: { destroy(): void } } };
        incoming.socket.destroy();
      }
      return context.json({ ResponseHeader: header, ...answer });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, message, behaviour } = error;
      return context.json(
        { ResponseHeader: header, Behavior: behaviour, ErrorName: message, ErrorMessage: message, ErrorDetail: [] },
        status,
      );
    }
  });
  app.get('/api/rest/customers/:customer/terminals/:terminal', (context) => {
    if (context.req.header('authorization') !== authorization || switches.lacksLicence)
      return context.json({ ErrorName: 'PERMISSION_DENIED', Behavior: 'DO_NOT_RETRY', ErrorMessage: '' }, 403);
    const names = ['TWINT', 'VISA', 'MASTERCARD'];
    return context.json({ PaymentMethods: names.map((PaymentMethod) => ({ PaymentMethod, Currencies: ['CHF'] })) });
  });

  const openAttempt = (token: string): Attempt | null => {
    const attempt = ledger.attempts.find((each) => each.token === token);
    const isOpen = attempt?.transaction === null && attempt.failure === null && now() <= attempt.expiresAt;
    return isOpen ? attempt : null;
  };
  /** Tells the merchant, who must not rely on it. */
  async function notify({ notifyUrl }: Attempt): Promise<void> {
    const { notifications } = switches;
    if (notifyUrl === '' || notifications === 'lost') return;
    if (notifications === 'late') await setTimeout(LATE_MS);
    const times = notifications === 'doubled' ? 2 : 1;
    for (let count = 0; count < times; count += 1) await fetch(notifyUrl).catch(() => {});
  }
  app.get('/vt2/:token', (context) => {
    const attempt = openAttempt(context.req.param('token'));
    if (attempt === null || attempt.isOpened) return context.html(closedPage(), 410);
    attempt.isOpened = true;
    ledger.save();
    return context.html(payerPage(attempt));
  });
  app.post('/vt2/:token', async (context) => {
    const attempt = openAttempt(context.req.param('token'));
    const { action } = await context.req.parseBody();
    const chosen = PAYER_ACTIONS.find(({ id }) => id === action);
    if (attempt === null || chosen === undefined) return context.html(closedPage(), 410);
    const { outcome } = chosen;
    const failure =
      'failure' in outcome
        ? outcome.failure
        : ((outcome.means === 'TWINT' ? TWINT_TEST_FAILURES.get(attempt.amount) : undefined) ?? null);
    if ('means' in outcome && failure === null)
      attempt.transaction = { ...outcome, id: ledger.nextId('tx'), at: now(), captureId: null, captured: 0 };
    else attempt.failure = failure;
    ledger.save();
    void notify(attempt);
    return context.redirect(attempt.returnUrl, 303);
  });

  app.get('/simulator/ledger', (context) => context.json({ attempts: ledger.attempts, refunds: ledger.refunds }));
  app.post('/simulator/control', async (context) => {
    const wanted = switchesSchema.safeParse({ ...switches, ...(await context.req.json<object>()) });
    if (!wanted.success) return context.json({ message: 'Unknown switch.' }, 400);
    switches = wanted.data;
    return context.json(switches);
  });

  const server = await new Promise<ServerType>((resolve, reject) => {
    const started = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, (info) => {
      origin = `http://127.0.0.1:${info.port}`;
      resolve(started);
    });
    started.once('error', reject);
  });
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
