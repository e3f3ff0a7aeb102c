import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { House } from './house.ts';
import type { OwnPostgres } from './own-postgres.ts';

/** What a disturbance may lay hands on. */
export type Stage = {
  readonly house: House;
  /** Null: the database belongs to others too, and stays up. */
  readonly postgres: OwnPostgres | null;
  /** A small disk that is the database's alone; null: there is none. */
  readonly disk: string | null;
  /** From 0 to 1. */
  readonly random: () => number;
};

/** Something that happens while guests order. Answers when the worst is over. */
export type Disturbance = (stage: Stage) => Promise<void>;

const AWAY_MS = 800;
const STALLED_MS = 2_000;
const FULL_MS = 2_500;

/** The server is gone between two instructions, and somebody starts it again. */
export const killed: Disturbance = async ({ house }) => {
  await house.kill();
  await house.start();
};

/** The same, on a machine whose clock was wrong before or is wrong now. */
export const clockJumps =
  (minutes: number): Disturbance =>
  async ({ house }) => {
    await house.kill();
    await house.start(minutes);
  };

const databaseStops =
  (signal: 'SIGINT' | 'SIGQUIT'): Disturbance =>
  async ({ house: { cellar }, postgres }) => {
    if (postgres === null) return;
    await cellar.shut();
    await postgres.stop(signal);
    await sleep(AWAY_MS);
    await postgres.start();
    cellar.lead(Number(new URL(postgres.url()).port));
    await cellar.open();
  };
export const databaseRestarts = databaseStops('SIGINT');
export const databaseCrashes = databaseStops('SIGQUIT');

/** Guests, database and the sessions in it lose each other, some twenty times. */
export const connectionsCut: Disturbance = async ({ house: { street, cellar, query }, random }) => {
  for (let count = 0; count < 20; count += 1) {
    const [guests, everything] = [random() < 0.4, random() < 0.5];
    if (guests) street.cut();
    else if (everything) cellar.cut();
    else
      await query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and random() < 0.5`,
      );
    await sleep(50 + random() * 150);
  }
};

/** Every commit waits, and for two seconds nothing is written at all. */
export const diskSlow: Disturbance = async ({ house: { query } }) => {
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
};

/** Somebody else fills the disk, and makes room again. */
export const diskFull: Disturbance = async ({ house: { cellar, query }, postgres, disk }) => {
  if (disk === null || postgres === null) return;
  const filler = join(disk, 'filler');
  const { bsize, bavail } = await statfs(disk);
  await writeFile(filler, Buffer.alloc(bsize * bavail)).catch(() => {});
  // Enough has to be written for a new piece of the journal.
  const end = performance.now() + FULL_MS;
  while (performance.now() < end) await query(`select pg_switch_wal()`).catch(() => sleep(100));
  await rm(filler);
  // It may have given up, and whoever watches over it starts it again.
  await postgres.start();
  cellar.lead(Number(new URL(postgres.url()).port));
};
