import { Client, type ClientConfig } from 'pg';

/** Limits of a session, in milliseconds; 0: none. */
export type SessionLimits = {
  readonly statement_timeout?: number | undefined;
  readonly lock_timeout?: number | undefined;
  readonly idle_in_transaction_session_timeout?: number | undefined;
};

/** A database or a role may have limits of its own, which would end connections that wait for work. */
const limited = ({ statement_timeout, lock_timeout, idle_in_transaction_session_timeout }: SessionLimits) => ({
  statement_timeout: statement_timeout ?? 0,
  lock_timeout: lock_timeout ?? 0,
  idle_in_transaction_session_timeout: idle_in_transaction_session_timeout ?? 0,
  idle_session_timeout: 0,
  transaction_timeout: 0,
});

/** What the code takes for granted in every session, whatever the server, the database or the role sets. */
const TAKEN_FOR_GRANTED = {
  // How values are written as text, and read by the driver and by this code.
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  bytea_output: 'hex',
  extra_float_digits: '1',
  // How statements are read, and where they find their tables.
  standard_conforming_strings: 'on',
  search_path: 'public',
  quote_all_identifiers: 'off',
  // What they find and compare: every row that may be seen, and NULL as the standard says.
  row_security: 'on',
  gin_fuzzy_search_limit: '0',
  array_nulls: 'on',
  transform_null_equals: 'off',
  // What a transaction is that says nothing else.
  default_transaction_isolation: 'read committed',
  default_transaction_read_only: 'off',
  default_transaction_deferrable: 'off',
};

/**
 * What switches triggers and constraints off, the seals and foreign keys among them. Only a superuser may change it, so it
 * is changed only where it is set, by the login itself: the app's role may not.
 */
const TRIGGERS = 'session_replication_role';
const SETTLE = `select set_config(name, value, false), current_setting('${TRIGGERS}') as triggers
  from json_each_text($1) as wanted (name, value) where current_setting(name, true) is not null`;
const SWITCH_TRIGGERS_ON = `set role none; set ${TRIGGERS} = origin; reset role`;

type Connected = (error: Error | null) => void;

/**
 * A connection whose session has the settings that the code takes for granted. They are given by its first statement
 * and not by parameters of the connection, which poolers refuse or leave out. Versions that do not know one of them are
 * let through, since the start names them.
 */
export const settledClient = (limits: SessionLimits = {}) =>
  class extends Client {
    constructor(config?: string | ClientConfig) {
      super(config);
      // The statement that is under way fails too, and tells.
      this.on('error', () => {});
    }

    override connect(): Promise<this>;
    override connect(connected: Connected): void;
    override connect(connected?: Connected): Promise<this> | undefined {
      const settled = this.#settle();
      if (connected === undefined) return settled;
      settled.then(() => connected(null), connected);
      return undefined;
    }

    async #settle(): Promise<this> {
      await super.connect();
      try {
        const settings = JSON.stringify({ ...limited(limits), ...TAKEN_FOR_GRANTED });
        const { rows } = await this.query<{ readonly triggers: string }>(SETTLE, [settings]);
        if (rows.some(({ triggers }) => triggers !== 'origin')) await this.query(SWITCH_TRIGGERS_ON);
        return this;
      } catch (error) {
        // A pool forgets who could not connect.
        void this.end();
        throw error;
      }
    }
  };
