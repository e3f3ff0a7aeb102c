/** How a guest pays online. Its schema is that of the payment, so that pages with labels alone load none. */
export const ONLINE_METHODS = ['onlineCard', 'onlineTwint'] as const;
export type OnlineMethod = (typeof ONLINE_METHODS)[number];

export const ONLINE_METHOD_LABELS: Record<OnlineMethod, string> = {
  onlineCard: 'Karte online',
  onlineTwint: 'TWINT online',
};

/** Whether a means of payment is one of those online. */
export const isOnline = (method: string): method is OnlineMethod => method === 'onlineCard' || method === 'onlineTwint';
