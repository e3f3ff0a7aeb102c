/** Pages of text, which guests only read. */
const INFORMATION = [
  '/about-us',
  '/order-time/info?plz=8400',
  '/payment/info',
  '/feedback',
  '/legal/imprint',
  '/legal/privacy',
  '/legal/refund',
  '/legal/terms',
];

/** Public pages whose address has no id. */
export const GUEST_PAGES = [
  '/',
  '/restaurant',
  '/restaurant/events',
  '/products',
  '/pizza-creator',
  ...INFORMATION,
  '/checkout',
  '/auth',
  '/order',
  '/error',
];
