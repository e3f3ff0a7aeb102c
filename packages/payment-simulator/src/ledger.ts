import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

export type TransactionState = 'AUTHORIZED' | 'PENDING' | 'CAPTURED' | 'CANCELED';
export type Means = 'TWINT' | 'VISA' | 'MASTERCARD';

/** A payment page, and what became of it. Amounts are in Rappen. */
export type Attempt = {
  readonly token: string;
  readonly orderId: string;
  readonly amount: number;
  readonly methods: readonly string[];
  readonly returnUrl: string;
  readonly notifyUrl: string;
  readonly begunAt: number;
  readonly expiresAt: number;
  isOpened: boolean;
  /** The error that Assert answers; null while nothing failed. */
  failure: string | null;
  transaction: Transaction | null;
};

export type Transaction = {
  readonly id: string;
  readonly at: number;
  readonly means: Means;
  readonly hasShift: boolean;
  state: TransactionState;
  captureId: string | null;
  captured: number;
};

export type Refund = {
  readonly id: string;
  readonly orderId: string;
  readonly captureId: string;
  readonly amount: number;
  isCaptured: boolean;
};

type Content = { attempts: Attempt[]; refunds: Refund[]; last: number };

/** All that the simulator has booked, in a file that outlives its process; null keeps it in memory. */
export type Ledger = Content & {
  /** A new id with this beginning. */
  nextId(beginning: string): string;
  /** Writes the file; what is not saved is gone when the process dies. */
  save(): void;
};

export function openLedger(file: string | null): Ledger {
  const begin: Content = { attempts: [], refunds: [], last: 0 };
  const content = file !== null && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : begin;
  return {
    ...content,
    nextId(beginning) {
      this.last += 1;
      return `${beginning}${this.last}`;
    },
    save() {
      if (file === null) return;
      const { attempts, refunds, last } = this;
      writeFileSync(`${file}.new`, JSON.stringify({ attempts, refunds, last }));
      renameSync(`${file}.new`, file);
    },
  };
}
