import type { Transaction } from '../database/database.ts';

/** How a section of the settings is read from its tables and written to them. */
export type SectionStore<T> = {
  load(tx: Transaction): Promise<T>;
  save(tx: Transaction, value: T): Promise<void>;
};
