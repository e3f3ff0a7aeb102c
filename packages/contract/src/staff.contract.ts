import { type ApiContract, type ClientOf, apiContract } from './api.contract.ts';

/** The contexts that the team and its devices call, and the second factor, which few guests ever open. */
const STAFF_CONTEXTS = [
  'secondFactor',
  'accountDesk',
  'device',
  'apiKey',
  'webhook',
  'sitting',
  'audit',
  'menuDesk',
  'weekMenuDesk',
  'eventDesk',
  'promotionDesk',
  'catalogueDesk',
  'catalogueImport',
  'photo',
  'giftCardDesk',
  'onlinePaymentAdmin',
  'orderDesk',
  'orderCapture',
  'kitchen',
  'pickup',
  'courier',
  'kitchenScreen',
  'printing',
  'feedbackDesk',
  'changelog',
  'settings',
  'accounting',
  'bookkeeping',
] as const satisfies readonly (keyof ApiContract)[];

export type StaffContext = (typeof STAFF_CONTEXTS)[number];

export type StaffContract = Pick<ApiContract, StaffContext>;

/** The part of the API that browsers load with the first page that needs it: its routes alone. */
export const staffContract = Object.fromEntries(
  STAFF_CONTEXTS.map((context) => [context, apiContract[context]]),
) as StaffContract;

/** A client of the staff's part of the API. */
export type StaffClient = ClientOf<StaffContract>;
