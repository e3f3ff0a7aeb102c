import type { Pool } from 'pg';

/** The counted properties of an answered request; never its path, which may name an order. */
export type AnsweredRequest = {
  readonly method: string;
  /** The route of the contract or the router: `/orders/{id}`. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
};

/** The counters of the server. */
export type Metrics = {
  requestBegan(): void;
  requestAnswered(request: AnsweredRequest): void;
  /** A rate limit refused a call. */
  callRefused(limit: string): void;
};

/** Metrics that count nothing. */
export const NO_METRICS: Metrics = {
  requestBegan: () => {},
  requestAnswered: () => {},
  callRefused: () => {},
};

export type DatabaseFigures = {
  readonly lastOrderNumber: number;
  /** How many attempts to pay online there are, by where they stand, and those that somebody must look at. */
  readonly payments: readonly { readonly state: string; readonly count: number }[];
  /** Payments and refunds whose last request had no answer, or was refused, by the provider's name of the error. */
  readonly paymentProblems: readonly { readonly problem: string; readonly count: number }[];
  /** Rows of the books that wait for a seal, and the time of the oldest one in seconds since 1970, by chain. */
  readonly unsealed: readonly { readonly chain: string; readonly count: number; readonly oldest: number }[];
  readonly jobs: readonly { readonly task: string; readonly state: 'waiting' | 'failed'; readonly count: number }[];
};

const afterLastSeal = (table: string) => `
  select '${table}', at from ${table} where number > coalesce((select subject::int from seals
    join seal_heads using (chain, seq) where chain = '${table}'), 0)`;

const UNSEALED = `
  select chain, count(*)::int as count, extract(epoch from min(at))::float8 as oldest from (
    select chain, since as at from unsealed_rows
    union all select 'order_events', at from unsealed_order_events join order_events using (order_id, revision)
    union all ${afterLastSeal('bookings')} union all ${afterLastSeal('gift_card_entries')}) waiting
  group by 1`;

/** The figures that all processes share. Orders and jobs are read from an index, payments are few columns of one table. */
export async function loadDatabaseFigures(pool: Pick<Pool, 'query'>): Promise<DatabaseFigures> {
  const [orders, payments, problems, unsealed, jobs] = await Promise.all([
    pool.query<{ last: number }>('select coalesce(max(number), 0) as last from orders'),
    pool.query<DatabaseFigures['payments'][number]>('select state, count(*)::int as count from payments group by 1'),
    pool.query<DatabaseFigures['paymentProblems'][number]>(
      `select problem, count(*)::int as count from (
         select problem from payments where problem is not null
         union all select problem from payment_refunds where problem is not null) as found group by 1`,
    ),
    pool.query<DatabaseFigures['unsealed'][number]>(UNSEALED),
    pool.query<DatabaseFigures['jobs'][number]>(
      `select task_identifier as task, case when attempts < max_attempts then 'waiting' else 'failed' end as state,
        count(*)::int as count
       from graphile_worker.jobs where attempts >= max_attempts or run_at <= now() group by 1, 2`,
    ),
  ]);
  return {
    lastOrderNumber: orders.rows[0]?.last ?? 0,
    payments: payments.rows,
    paymentProblems: problems.rows,
    unsealed: unsealed.rows,
    jobs: jobs.rows,
  };
}
