import { GUEST } from '@ofenpost/core/account/guest';
import { type Action, may } from '@ofenpost/core/permission/permission';

/** Actions on personal or internal data, which is no part of the storefront. */
const APART: ReadonlySet<Action> = new Set<Action>([
  'account.edit',
  'account.manage',
  'account.readAll',
  'accounting.close',
  'accounting.reopen',
  'address.edit',
  'audit.read',
  'feedback.answer',
  'giftCard.adjust',
  'giftCard.issue',
  'giftCard.void',
  'order.capture',
  'order.print',
  'order.step',
  'photo.upload',
  'pizza.save',
  'printer.edit',
  'printer.try',
  'role.change',
  'staffLimit.edit',
]);

/**
 * Whether such a call may change the storefront. An action that is missing in the list above counts as one that may, so
 * nothing gets stale.
 */
export const mayChangeContent = (action: Action): boolean => !may(GUEST, action) && !APART.has(action);
