import type { Account } from '@ofenpost/core/account/account';
import { type Action, may } from '@ofenpost/core/permission/permission';
import { paths } from './paths.ts';

type AdminPage = { readonly to: string; readonly label: string; readonly action: Action };

/** What staff have pages for, each with the action that it takes. */
const ADMIN_PAGES = [
  { to: paths.incomingOrders, label: 'Eingehende Bestellungen', action: 'order.readAll' },
  { to: paths.captureOrder, label: 'Bestellung erfassen', action: 'order.capture' },
  { to: paths.settings, label: 'Einstellungen', action: 'settings.edit' },
  { to: paths.giftCards, label: 'Gutscheine', action: 'giftCard.issue' },
  { to: paths.feedback, label: 'Feedback', action: 'feedback.read' },
] as const satisfies readonly AdminPage[];

/** The pages of what this account may do. */
export const adminPagesOf = (account: Account) => ADMIN_PAGES.filter(({ action }) => may(account, action));
