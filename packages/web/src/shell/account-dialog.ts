import { onDemand } from '../ui/on-demand.tsx';

/** The dialogs that a signed-in user opens from the account menu. */
export type AccountDialog = 'data' | 'addresses' | 'orders' | 'secondFactor';

/** The menu items of signed-in users; guests do not load them. */
export const accountItems = onDemand(() => import('./account-items.tsx').then((module) => module.AccountItems));

export const accountDialogs = onDemand(() => import('./account-dialogs.tsx').then((module) => module.AccountDialogs));
