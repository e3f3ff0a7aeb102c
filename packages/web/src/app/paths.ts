import type { OrderKey } from '@ofenpost/core/order/order.port';

/** Every path of the app, built in one place. */
export const paths = {
  home: '/',
  restaurant: '/restaurant',
  products: '/products',
  checkout: '/checkout',
  auth: '/auth',
  incomingOrders: '/admin/incoming-orders',
  error: '/error',
  order: ({ id, capability }: OrderKey) =>
    capability === null ? `/order/${id}` : `/order/${id}?capability=${encodeURIComponent(capability)}`,
} as const;
