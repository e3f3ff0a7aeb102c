/** Where a promise is proved: the file of a test, and its name there. */
export type Proof = readonly [file: string, test: string];

/** A sentence of a page or an e-mail that says what the software does. */
export type TextPromise = { readonly page: Page; readonly sentence: string; readonly proof: Proof };

/** The texts whose sentences are all listed, as a promise here or below as none. */
export const PAGES = {
  imprint: 'packages/web/src/legal/imprint.route.tsx',
  privacy: 'packages/web/src/legal/privacy.route.tsx',
  refund: 'packages/web/src/legal/refund.route.tsx',
  terms: 'packages/web/src/legal/terms.route.tsx',
  delivery: 'packages/web/src/delivery/order-time-info-page.tsx',
  payment: 'packages/web/src/payment/payment-info.route.tsx',
  paymentWays: 'packages/web/src/payment/payment-ways.tsx',
} as const;
export type Page = keyof typeof PAGES;
