import type { OrderKey } from '@ofenpost/core/order/order.port';

/** Returns link options for a page of an order, with the capability in its search. */
const orderLink = <To extends string>(to: To, { id, capability }: OrderKey) => ({
  to,
  params: { id },
  search: capability === null ? {} : { capability },
});

/** The paths of all pages but the admin pages, whose links name a route of `routes.tsx`. Other modules take them from here. */
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
  kitchen: '/admin/kitchen',
  takePhoneOrder: '/admin/orders/create',
  /** The phone of a courier. */
  courier: '/kurier',
  /** The second screen at the counter. */
  pickup: '/abholung',
  /** Where a browser becomes a device of the kitchen. */
  deviceStart: '/geraet',
  error: '/error',
  orders: '/order',
  product: (id: string) => `/products?produkt=${id}`,
  order: ({ id, capability }: OrderKey) =>
    capability === null ? `/order/${id}` : `/order/${id}?capability=${encodeURIComponent(capability)}`,
  /** For links, which take path and search separately. */
  receipt: ({ id, capability }: OrderKey) => orderLink('/order/$id/receipt', { id, capability }),
  orderPage: ({ id, capability }: OrderKey) => orderLink('/order/$id', { id, capability }),
  /** This is a file of the server, not a page. */
  receiptPdf: ({ id, capability }: OrderKey) =>
    capability === null
      ? `/order/${id}/receipt.pdf`
      : `/order/${id}/receipt.pdf?capability=${encodeURIComponent(capability)}`,
  /** This is a file of the server, not a page. */
  creditNotePdf: ({ id, capability }: OrderKey, number: number) =>
    capability === null
      ? `/order/${id}/refunds/${number}.pdf`
      : `/order/${id}/refunds/${number}.pdf?capability=${encodeURIComponent(capability)}`,
  /** This is a file of the server, not a page. */
  eventCalendarFile: (id: string) => `/restaurant/events/${id}.ics`,
} as const;
