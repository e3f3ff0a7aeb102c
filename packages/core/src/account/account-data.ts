import * as z from 'zod/mini';
import { address } from '../address/address.ts';
import { cart } from '../cart/cart.ts';
import { feedback } from '../feedback/feedback.ts';
import { giftCard } from '../gift-card/gift-card.ts';
import { order } from '../order/order.ts';
import { savedCreation } from '../pizza-creator/saved-creation.ts';
import { instant } from '../time/instant.ts';
import { account } from './account.ts';

/**
 * Everything that is kept about somebody, for themselves. Source: product design, "Privacy"; DSG art. 25 and 28.
 */
export const accountData = z.object({
  /** When it was put together. */
  created: instant,
  account,
  /** The ways in which they have signed in, and since when. */
  signIns: z.array(z.object({ provider: z.string(), since: instant })),
  /** Where they are signed in now. */
  sessions: z.array(z.object({ since: instant, until: instant })),
  /** Since when a second factor is asked for; null: none is. */
  secondFactor: z.nullable(instant),
  addresses: z.array(address),
  cart,
  /** Newest first. */
  orders: z.array(order),
  savedCreations: z.array(savedCreation),
  /** What they wrote with their e-mail address or phone number below. */
  feedback: z.array(feedback),
  /** Those sent to their e-mail address; without the code, by which anybody could pay. */
  giftCards: z.array(z.pick(giftCard, { buyer: true, greeting: true, email: true, balance: true })),
});
export type AccountData = z.infer<typeof accountData>;

/** How the file is called that people get. */
export const ACCOUNT_DATA_FILE = 'ofenpost-meine-daten.json';
