import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { APPLICATION_NAME } from '../database/connection-pool.ts';
import { settledClient } from '../database/session-settings.ts';
import type { Logger } from '../logging/logger.ts';
import { withTimeout } from '../time/time.ts';

/** The channels of notifications between processes, through the database. */
export type Channel = 'order_changed' | 'content_changed' | 'access_changed';

type Handlers = {
  /** A notification arrived. */
  readonly notified: (payload: string) => void;
  /** The connection broke: until it is back, notifications are missed. */
  readonly lost: (error: Error) => void;
};

/** This process's only connection that listens to PostgreSQL's notifications. */
export type Listener = {
  /** The handlers of a channel are called in the order of their registration. */
  on(channel: Channel, handlers: Handlers): void;
  /** False while notifications are missed. */
  isConnected(): boolean;
  /** Connects, and keeps trying until it succeeds and whenever the connection is lost. */
  start(): Promise<void>;
  /** Resolves as soon as no notification is missed. */
  connected(): Promise<void>;
  /** Whether the database answers on this connection, which has no other queries. */
  isAnswered(): Promise<boolean>;
  close(): Promise<void>;
};

const CONNECT_WITHIN_MS = 10_000;
/** In milliseconds: without an answer for this long the connection is dead, though not closed. */
const ANSWER_WITHIN_MS = 10_000;
/** In milliseconds: how long closing waits for the server. */
const SAY_GOODBYE_MS = 1_000;
const RECONNECT_MS = 250;
/** One in this many failures is logged: about one every ten seconds. */
const FAILURES_LOGGED_EVERY = 40;

/** Reconnects by itself until it is closed. */
export function createListener(url: string, logger: Logger): Listener {
  const channels = new Map<string, Handlers[]>();
  let client: Client | null = null;
  let closed = false;
  let connection = Promise.withResolvers<void>();
  let asking: Promise<boolean> | null = null;

  function loseAll(error: Error): void {
    for (const { lost } of [...channels.values()].flat()) lost(error);
  }

  function lose(lostClient: Client, error: Error): void {
    if (client !== lostClient) return;
    client = null;
    connection = Promise.withResolvers();
    loseAll(error);
    void reconnect();
  }

  async function connect(): Promise<void> {
    const candidate = new (settledClient())({
      connectionString: url,
      application_name: APPLICATION_NAME,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    candidate.on('error', (error) => lose(candidate, error));
    candidate.on('end', () => lose(candidate, new Error('The listening connection ended.')));
    candidate.on('notification', ({ channel, payload }) => {
      for (const { notified } of channels.get(channel) ?? []) notified(payload ?? '');
    });
    try {
      await candidate.connect();
      for (const channel of channels.keys()) await candidate.query(`listen ${channel}`);
      if (closed) throw new Error('The server is stopping.');
    } catch (error) {
      await withTimeout(SAY_GOODBYE_MS, candidate.end());
      throw error;
    }
    client = candidate;
    connection.resolve();
  }

  async function reconnect(): Promise<void> {
    for (let failures = 0; !closed && client === null;) {
      try {
        await connect();
      } catch (error) {
        failures += 1;
        if (failures % FAILURES_LOGGED_EVERY === 0)
          logger.error({ err: error, failures }, 'cannot listen to the database');
        await sleep(RECONNECT_MS);
      }
    }
  }

  async function start(): Promise<void> {
    try {
      await connect();
    } catch (error) {
      logger.error({ err: error }, 'cannot listen to the database');
      void reconnect();
    }
  }

  async function ask(requested: Client): Promise<boolean> {
    try {
      await requested.query('select 1');
      return true;
    } catch (error) {
      lose(requested, error instanceof Error ? error : new Error(String(error)));
      void requested.end();
      return false;
    } finally {
      asking = null;
    }
  }

  return {
    on: (channel, handlers) => {
      channels.set(channel, [...(channels.get(channel) ?? []), handlers]);
    },
    isConnected: () => client !== null,
    start,
    connected: () => connection.promise,
    isAnswered: () => (client === null ? Promise.resolve(false) : (asking ??= ask(client))),
    close: async () => {
      closed = true;
      const open = client;
      client = null;
      loseAll(new Error('The server is stopping.'));
      if (open !== null) await withTimeout(SAY_GOODBYE_MS, open.end());
    },
  };
}
