import type { AuditEntry } from '../record/audit-entry.ts';

export const ID = '0d6e8b1c-3a3e-4a64-9f0a-2f6b7d1c0001';
export const GROUP = '0d6e8b1c-3a3e-4a64-9f0a-2f6b7d1c0002';
export const OPTION = '0d6e8b1c-3a3e-4a64-9f0a-2f6b7d1c0003';

/** The recorded part of a change. */
export type RecordedChange = Pick<AuditEntry, 'subject' | 'before' | 'after'> & { readonly action: string };
