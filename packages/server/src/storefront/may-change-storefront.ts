import { GUEST } from '@ofenpost/core/account/guest';
import { type Action, may } from '@ofenpost/core/permission/permission';

/** What is of one person, or of the restaurant's own: no guest is shown any of it. */
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

/** Whether such a call may change what guests are shown. Who adds an action and forgets it here gets nothing stale. */
export const mayChangeContent = (action: Action): boolean => !may(GUEST, action) && !APART.has(action);
