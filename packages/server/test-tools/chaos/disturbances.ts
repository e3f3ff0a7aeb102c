import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { House } from './house.ts';
import type { OwnPostgres } from './own-postgres.ts';

/** What a disturbance may affect. */
export type Stage = {
  readonly house: House;
  /** The house's own PostgreSQL, which nothing else uses. */
  readonly postgres: OwnPostgres;
  /** A number from 0 to 1. */
  readonly random: () => number;
};

/** The visible effects of a disturbance. */
export type Effect = {
  /** How often guests had to repeat a request. */
  readonly retries: number;
  /** How often guests got an answer that asks them to come again. */
  readonly unavailable: number;
  /** The duration of the slowest answer, in milliseconds. */
  readonly slowestMs: number;
  /** By how much the times of orders jumped, ahead or back, in milliseconds. */
  readonly clockMovedMs: number;
};

/** A fault that happens while guests order. */
export type Disturbance = {
  /** Resolves when the fault is over, with the number of times that requests under way were cut off. */
  readonly happen: (stage: Stage) => Promise<number>;
  /** The minimum effects; without them the disturbance disturbed nobody. */
  readonly shows: Partial<Effect>;
};

const AWAY_MS = 800;
const STALLED_MS = 2_000;
const FULL_MS = 2_500;

/** The server is killed at any instruction, and started again. */
export const killed: Disturbance = {
  happen: async ({ house }) => {
    await house.kill();
    await house.start();
    return 1;
  },
  shows: { retries: 1 },
};

/** The machine's clock is set while the server runs. */
export const clockJumps = (minutes: number): Disturbance => ({
  happen: async ({ house }) => {
    house.jumpClock(minutes);
    return 0;
  },
  // The round itself takes some time too.
  shows: { clockMovedMs: (Math.abs(minutes) * 60_000) / 2 },
});

const databaseStops = (signal: 'SIGINT' | 'SIGQUIT'): Disturbance => ({
  happen: async ({ house: { cellar }, postgres }) => {
    await cellar.shut();
    await postgres.stop(signal);
    await sleep(AWAY_MS);
    await postgres.start();
    cellar.lead(Number(new URL(postgres.url()).port));
    await cellar.open();
    return 1;
  },
  shows: { unavailable: 1 },
});
export const databaseRestarts = databaseStops('SIGINT');
export const databaseCrashes = databaseStops('SIGQUIT');

/** The connections of guests, of the database and of its sessions are cut some twenty times. */
export const connectionsCut: Disturbance = {
  happen: async ({ house: { street, cellar, query }, random }) => {
    let cutOff = 0;
    for (let count = 0; count < 20; count += 1) {
      const [guests, everything] = [random() < 0.4, random() < 0.5];
      if (guests) street.cut();
      else if (everything) cellar.cut();
      else
        await query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and random() < 0.5`,
        );
      if (!guests) cutOff += 1;
      await sleep(50 + random() * 150);
    }
    return cutOff;
  },
  shows: { retries: 1 },
};

/** Every commit is delayed, and for two seconds nothing is written at all. */
export const diskSlow: Disturbance = {
  happen: async ({ house: { query } }) => {
    await query(`alter system set commit_delay = 100000`);
    await query(`alter system set commit_siblings = 0`);
    await query(`select pg_reload_conf()`);
    await sleep(STALLED_MS);
    const rows = await query(
      `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const pids = rows.map(({ pid }) => Number(pid));
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    await sleep(STALLED_MS);
    for (const pid of pids) process.kill(pid, 'SIGCONT');
    await query(`alter system reset commit_delay`);
    await query(`alter system reset commit_siblings`);
    await query(`select pg_reload_conf()`);
    return 0;
  },
  shows: { slowestMs: STALLED_MS / 2 },
};

/** Fills the disk, which only the database uses, and frees it again. */
export const diskFull = (disk: string): Disturbance => ({
  happen: async ({ house: { cellar, query }, postgres }) => {
    const filler = join(disk, 'filler');
    const { bsize, bavail } = await statfs(disk);
    await writeFile(filler, Buffer.alloc(bsize * bavail)).catch(() => {});
    let cutOff = 0;
    // Enough is written that PostgreSQL needs a new WAL segment.
    const end = performance.now() + FULL_MS;
    while (performance.now() < end)
      await query(`select pg_switch_wal()`).catch(() => {
        cutOff += 1;
        return sleep(100);
      });
    await rm(filler);
    // PostgreSQL may have ended, and a supervisor would start it again.
    await postgres.start();
    cellar.lead(Number(new URL(postgres.url()).port));
    return cutOff;
  },
  shows: { unavailable: 1 },
});

/** The expected effects of a disturbance that were not seen, as texts. */
export function whatIsNotShown({ shows }: Disturbance, effect: Effect): readonly string[] {
  return (
    (Object.keys(shows) as (keyof Effect)[])
      // NaN, such as the jump before there was any order, counts as not shown too.
      .filter((each) => !(effect[each] >= (shows[each] ?? 0)))
      .map((each) => `not shown: ${each} ${Math.round(effect[each])} of ${shows[each]} at least`)
  );
}
