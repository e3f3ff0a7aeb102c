/** The pages that guests only read. */
export const INFORMATION = [
  '/about-us',
  '/order-time/info?plz=8400',
  '/payment/info',
  '/feedback',
  '/legal/imprint',
  '/legal/privacy',
  '/legal/refund',
  '/legal/terms',
];
