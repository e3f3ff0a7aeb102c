import type { OrderKey } from '@ofenpost/core/order/order.port';

/** Returns link options for a page of an order, with the capability in its search. */
const orderLink = <To extends string>(to: To, { id, capability }: OrderKey) => ({
  to,
  params: { id },
  search: capability === null ? {} : { capability },
});

/** The route of all admin pages: see `admin-routes.ts`. */
const ADMIN = '/admin/$';
/** Links to an admin page: `products`, `products/<id>`. */
export const adminLink = (page: string) => ({ to: ADMIN, params: { _splat: page } }) as const;

/** All paths of the app. Other modules take them from here. */
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
  /** These are files of the server, not pages. */
  giftCardsCsv: '/admin/gift-cards.csv',
  accountingCsv: '/admin/accounting.csv',
  dayClosePdf: (number: number) => `/admin/accounting/closes/${number}/close.pdf`,
  menusCsv: '/admin/menu.csv',
  feedbackCsv: '/admin/feedback.csv',
  eventsCsv: '/admin/events.csv',
  accountsCsv: '/admin/accounts.csv',
  auditLogCsv: '/admin/audit-log.csv',
  productsCsv: '/admin/products.csv',
  catalogueCsv: '/admin/catalogue.csv',
  catalogueJson: '/admin/catalogue.json',
  giftCardPdf: (id: string) => `/admin/gift-cards/${id}/gift-card.pdf`,
  admin: ADMIN,
  takePhoneOrder: '/admin/orders/create',
  error: '/error',
  orders: '/order',
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
  eventCalendarFile: (id: string) => `/restaurant/events/${id}.ics`,
} as const;
