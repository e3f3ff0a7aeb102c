import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { ConnectionCount } from '../database/connection-pool.ts';
import type { DatabaseFigures, Metrics } from './metrics.ts';

/** In seconds: from a cached answer to one that is hardly bearable. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Values that are read at each scrape. */
export type Figures = {
  readonly revision: string;
  readonly liveConnections: () => number;
  readonly connections: () => ConnectionCount;
  /** The figures of the whole database, so the same in every process; null while it is unreachable. */
  readonly database: () => Promise<DatabaseFigures | null>;
};

export type Prometheus = {
  readonly metrics: Metrics;
  readonly contentType: string;
  /** All metrics in the format of Prometheus. */
  text(): Promise<string>;
};

function addConnections(registry: Registry, { connections }: Figures): void {
  const gauge = new Gauge({
    name: 'ofenpost_database_connections',
    help: 'Connections of this process to the database, and requests that wait for one',
    labelNames: ['state'],
    registers: [],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
  registry.registerMetric(gauge);
}

/** Returns a function that updates these gauges: it is asynchronous, and gauges are collected without waiting. */
function addDatabase(registry: Registry, { database }: Figures): () => Promise<void> {
  const up = new Gauge({ name: 'ofenpost_database_up', help: 'Whether the database answered', registers: [] });
  const jobs = new Gauge({
    name: 'ofenpost_jobs',
    help: 'Jobs in the database: due and waiting, or given up after the last attempt',
    labelNames: ['task', 'state'],
    registers: [],
  });
  const lastOrder = new Gauge({
    name: 'ofenpost_last_order_number',
    help: 'Number of the newest order, of all processes; its increase is how many were placed',
    registers: [],
  });
  const payments = new Gauge({
    name: 'ofenpost_online_payments',
    help: 'Attempts to pay online, of all processes, by where they stand; the sum is how many were begun',
    labelNames: ['state'],
    registers: [],
  });
  const problems = new Gauge({
    name: 'ofenpost_online_payment_problems',
    help: 'Payments and refunds by the last error of the provider',
    labelNames: ['problem'],
    registers: [],
  });
  const unsealed = new Gauge({
    name: 'ofenpost_unsealed_rows',
    help: 'Rows of the books that wait for their seal, by chain',
    labelNames: ['chain'],
    registers: [],
  });
  const oldest = new Gauge({
    name: 'ofenpost_unsealed_oldest_timestamp_seconds',
    help: 'The time of the oldest row that waits for its seal, by chain',
    labelNames: ['chain'],
    registers: [],
  });
  for (const gauge of [up, jobs, lastOrder, payments, problems, unsealed, oldest]) registry.registerMetric(gauge);
  return async () => {
    const figures = await database();
    up.set(figures === null ? 0 : 1);
    jobs.reset();
    for (const { task, state, count } of figures?.jobs ?? []) jobs.set({ task, state }, count);
    payments.reset();
    for (const { state, count } of figures?.payments ?? []) payments.set({ state }, count);
    problems.reset();
    for (const { problem, count } of figures?.paymentProblems ?? []) problems.set({ problem }, count);
    unsealed.reset();
    oldest.reset();
    for (const { chain, count, oldest: at } of figures?.unsealed ?? []) {
      unsealed.set({ chain }, count);
      oldest.set({ chain }, at);
    }
    if (figures !== null) lastOrder.set(figures.lastOrderNumber);
  };
}

/** Metrics in the format of Prometheus. Source: prometheus.io, "Metric and label naming". */
export function createPrometheus(figures: Figures): Prometheus {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const build = new Gauge({ name: 'ofenpost_build_info', help: 'What runs', labelNames: ['revision'], registers: [] });
  build.set({ revision: figures.revision }, 1);
  const live = new Gauge({
    name: 'ofenpost_live_connections',
    help: 'Pages that listen to this process',
    registers: [],
    collect() {
      this.set(figures.liveConnections());
    },
  });
  for (const gauge of [build, live]) registry.registerMetric(gauge);
  addConnections(registry, figures);
  const readDatabase = addDatabase(registry, figures);
  const inFlight = new Gauge({
    name: 'ofenpost_http_requests_in_flight',
    help: 'Requests that are being answered',
    registers,
  });
  const answered = new Histogram({
    name: 'ofenpost_http_request_duration_seconds',
    help: 'Time until the answer began',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const refused = new Counter({
    name: 'ofenpost_calls_refused_total',
    help: 'Calls over a limit, by the limit',
    labelNames: ['limit'],
    registers,
  });
  return {
    metrics: {
      requestBegan: () => inFlight.inc(),
      requestAnswered: ({ method, route, status, seconds }) => {
        inFlight.dec();
        answered.observe({ method, route, status }, seconds);
      },
      callRefused: (limit) => refused.inc({ limit }),
    },
    contentType: registry.contentType,
    text: async () => {
      await readDatabase();
      return registry.metrics();
    },
  };
}
