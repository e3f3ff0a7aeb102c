import { setTimeout as sleep } from 'node:timers/promises';
import { placeOrder } from '@ofenpost/testing/contract-suites/shop-under-test';
import fc from 'fast-check';
import { type Caller, enter, enterAgain, furnishShop, portsOf } from './furnish-shop.ts';
import { type FuzzRequest, fuzzRequests } from './fuzz-request.ts';
import { validateAnswer } from './judge-answer.ts';
import { readOperations } from './operations.ts';
import { findPlaces } from './places.ts';
import { storeShop } from './restore-shop.ts';
import { createSchemaValues } from './schema-values.ts';
import { type FuzzAnswer, createSender } from './send-request.ts';
import { surveyShop } from './survey-shop.ts';

/** A fault, with the request that caused it. */
export type Finding = {
  readonly batch: number;
  readonly request: FuzzRequest;
  readonly problems: readonly string[];
  readonly body: string;
};

export type FuzzReport = {
  readonly seed: number;
  readonly findings: readonly Finding[];
  /** How often each status was answered. */
  readonly statuses: ReadonlyMap<number, number>;
  /** The routes that were requested, and those that never succeeded. */
  readonly requested: ReadonlySet<string>;
  readonly neverTaken: readonly string[];
  readonly slowestMs: number;
};

type FuzzOptions = {
  readonly url: string;
  /** The server's database. */
  readonly databaseUrl: string;
  readonly seed: number;
  readonly requests: number;
  /** Whether the server has pages. */
  readonly hasPages: boolean;
  /** Timeout of a request in milliseconds. */
  readonly answeredWithinMs: number;
};

/** After this many requests the shop is restored: the changes of some keep later ones from getting far. */
const BATCH = 250;
const AT_ONCE = 8;
const TIMEOUT_MS = 2_000;
const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function serves(url: string): Promise<readonly string[]> {
  try {
    const health = await fetch(`${url}/readyz`);
    await placeOrder(portsOf(url, await enter(url, 'guest')));
    return health.ok ? [] : [`the server is not ready: ${health.status}`];
  } catch (error) {
    return [`nobody can order afterwards: ${describe(error)}`];
  }
}

/** Sends this many requests to a running server and returns the faults. The same seed sends the same requests. */
export async function runFuzz({
  url,
  databaseUrl,
  seed,
  requests,
  hasPages,
  answeredWithinMs,
}: FuzzOptions): Promise<FuzzReport> {
  const { operations, entities } = readOperations(await (await fetch(`${url}/api/openapi.json`)).json());
  const { cookies: known, words } = await furnishShop(url);
  const restore = await storeShop(databaseUrl);
  const survey = await surveyShop(url, operations, { cookie: known.manager, words });
  const places = hasPages ? await findPlaces(databaseUrl) : [];
  const { any, each } = fuzzRequests(operations, createSchemaValues(entities, survey.ids), { ...survey, places });
  const sender = createSender(url, answeredWithinMs);
  const findings: Finding[] = [];
  const statuses = new Map<number, number>();
  const requested = new Set<string>();
  const taken = new Set<string>();
  let slowestMs = 0;

  function note(batch: number, request: FuzzRequest, answer: FuzzAnswer): void {
    const { status, milliseconds, body } = answer;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    slowestMs = Math.max(slowestMs, milliseconds);
    if (status < 300) taken.add(request.place);
    const problems = validateAnswer(request.target, answer);
    if (problems.length > 0) findings.push({ batch, request, problems, body });
  }

  /** A request may end a caller's session: then the next request of that caller begins another. */
  async function reenter(caller: Caller, cookies: Record<Caller, string>, used: string): Promise<void> {
    if (caller !== 'guest' && cookies[caller] === used) cookies[caller] = await enterAgain(url, caller);
  }

  /** A busy machine sometimes answers late; a hanging route is late again. */
  async function sendPatiently(request: FuzzRequest, cookie: string): Promise<FuzzAnswer> {
    try {
      return await sender.send(request, cookie);
    } catch {
      await sleep(TIMEOUT_MS);
      return sender.send(request, cookie);
    }
  }

  async function sendAll(batch: number, queue: FuzzRequest[], cookies: Record<Caller, string>): Promise<void> {
    for (let request = queue.pop(); request !== undefined; request = queue.pop()) {
      requested.add(request.place);
      const cookie = cookies[request.caller];
      try {
        const answer = await sendPatiently(request, cookie);
        note(batch, request, answer);
        if (answer.status === 401 && request.headers['cookie'] === undefined)
          await reenter(request.caller, cookies, cookie);
      } catch (error) {
        findings.push({ batch, request, problems: [describe(error)], body: '' });
      }
    }
  }

  for (let batch = 0; batch * BATCH < requests; batch += 1) {
    if (batch > 0) await restore();
    const cookies = { ...known };
    const numRuns = Math.min(BATCH, requests - batch * BATCH);
    // Every route is requested at least once, independent of the random numbers.
    const begin = batch === 0 ? each.flatMap((kind, index) => fc.sample(kind, { seed: seed + index, numRuns: 1 })) : [];
    const queue = [...begin, ...fc.sample(any, { seed: seed + batch, numRuns: Math.max(0, numRuns - begin.length) })];
    await Promise.all(Array.from({ length: AT_ONCE }, () => sendAll(batch, queue, cookies)));
  }
  sender.close();
  await restore();
  const found = (place: string, problem: string) => {
    const request: FuzzRequest = { caller: 'guest', method: '', target: place, place, headers: {}, body: null };
    findings.push({ batch: -1, request, problems: [problem], body: '' });
  };
  for (const problem of await serves(url)) found('afterwards', problem);
  const kinds = [
    ...operations.map(({ method, path }) => `${method} /api${path}`),
    ...places.map(({ method, path }) => `${method} ${path}`),
  ];
  for (const place of kinds.filter((name) => !requested.has(name))) found(place, 'never asked');
  const neverTaken = [...requested].filter((place) => !taken.has(place)).toSorted();
  return { seed, findings, statuses, requested, neverTaken, slowestMs };
}
