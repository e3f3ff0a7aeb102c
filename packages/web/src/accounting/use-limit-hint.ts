import type { DayJournal } from '@ofenpost/core/accounting/accounting';
import { aboveLimitMessage } from '@ofenpost/core/permission/above-limit-message';
import { may } from '@ofenpost/core/permission/permission';
import { useAccount } from '../app/app-state.ts';

/** Returns a hint with the staff limit for accounts that have one; otherwise none. */
export function useLimitHint({ staffLimit }: DayJournal): { readonly hint?: string } {
  const account = useAccount();
  return may(account, 'staffLimit.edit') ? {} : { hint: aboveLimitMessage({ limit: staffLimit }) };
}
