import type { OrderKey } from '@ofenpost/core/order/order.port';

/** Every path of the app, built in one place. */
export const paths = {
  home: '/',
  restaurant: '/restaurant',
  events: '/restaurant/events',
  products: '/products',
  pizzaCreator: '/pizza-creator',
  aboutUs: '/about-us',
  orderTimeInfo: '/order-time/info',
  paymentInfo: '/payment/info',
  feedback: '/feedback',
  imprint: '/legal/imprint',
  privacy: '/legal/privacy',
  refund: '/legal/refund',
  terms: '/legal/terms',
  checkout: '/checkout',
  auth: '/auth',
  incomingOrders: '/admin/incoming-orders',
  error: '/error',
  orders: '/order',
  order: ({ id, capability }: OrderKey) =>
    capability === null ? `/order/${id}` : `/order/${id}?capability=${encodeURIComponent(capability)}`,
  /** A file of the server, no page. */
  eventCalendarFile: (id: string) => `/restaurant/events/${id}.ics`,
} as const;
