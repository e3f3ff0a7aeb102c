import type { ChangeRule } from '@ofenpost/core/editor/versioned';
import type { Transaction } from '../database/database.ts';

/** How a section of the settings is read from its tables and written to them. */
export type SectionStore<T> = {
  load(tx: Transaction): Promise<T>;
  /** The rule that validates a change when it depends on other tables. */
  rule?(tx: Transaction): Promise<ChangeRule<T>>;
  save(tx: Transaction, value: T): Promise<void>;
};
