import * as z from 'zod/mini';
import { address } from '../address/address.ts';
import { cart } from '../cart/cart.ts';
import { feedback } from '../feedback/feedback.ts';
import { giftCard } from '../gift-card/gift-card.ts';
import { order } from '../order/order.ts';
import { savedCreation } from '../pizza-creator/saved-creation.ts';
import { instant } from '../time/instant.ts';
import { account } from './account.ts';

/** Everything that is stored about a person, for that person. Source: product design, "Privacy"; DSG art. 25 and 28. */
export const accountData = z.object({
  /** When the export was made. */
  created: instant,
  account,
  /** The providers with which they have signed in, and since when. */
  signIns: z.array(z.object({ provider: z.string(), since: instant })),
  /** Where they are signed in now. */
  sessions: z.array(z.object({ since: instant, until: instant })),
  /** Since when a second factor is required; null means none is. */
  secondFactor: z.nullable(instant),
  addresses: z.array(address),
  cart,
  /** Newest first. */
  orders: z.array(order),
  savedCreations: z.array(savedCreation),
  /** The feedback that carries their verified e-mail address. */
  feedback: z.array(feedback),
  /** Gift cards sent to their e-mail address. The code is left out, because it is worth money. */
  giftCards: z.array(z.pick(giftCard, { buyer: true, greeting: true, email: true, balance: true })),
});
export type AccountData = z.infer<typeof accountData>;

/** The name of the file that people download. */
export const ACCOUNT_DATA_FILE = 'ofenpost-meine-daten.json';
