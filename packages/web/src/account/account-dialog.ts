import { onDemand } from '../app/on-demand.tsx';

/** What whoever is signed in opens from the account menu. */
export type AccountDialog = 'data' | 'addresses' | 'orders' | 'secondFactor';

/** The menu of whoever is signed in: guests need not load it. */
export const accountItems = onDemand(() =>
  import('../session/account-items.tsx').then((module) => module.AccountItems),
);

export const accountDialogs = onDemand(() => import('./account-dialogs.tsx').then((module) => module.AccountDialogs));
