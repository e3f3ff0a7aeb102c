/** How the pages of staff load. It loads itself when one is asked for: the files behind it are nothing that guests should wait for. */
export const staffPages = {
  incomingOrders: () => import('../order/incoming-orders.route.tsx').then(({ Route }) => Route),
  settings: () => import('../settings/settings-overview.route.tsx').then(({ Route }) => Route),
  settingsSection: () => import('../settings/settings.route.tsx').then(({ Route }) => Route),
  giftCards: () => import('../gift-card/gift-cards.route.tsx').then(({ Route }) => Route),
  captureOrder: () => import('../order-capture/order-capture.route.tsx').then(({ Route }) => Route),
};

export const settingsData = () => import('../settings/settings-data.ts');
