import type { Account } from '@ofenpost/core/account/account';
import type { CartOwnership } from '@ofenpost/core/cart/stored-cart';
import type { Logger } from 'pino';
import type { LiveQueue } from '../live/live-queue.ts';
import type { RateLimited } from './rate-limit.ts';

/** The data of a request that every route can use. */
export type ApiContext = CartOwnership & {
  readonly requestId: string;
  readonly requestHeaders: Headers;
  /** Headers of the answer, such as the guest's cookie. */
  readonly responseHeaders: Headers;
  readonly log: Logger;
  /** Counts a call for the sender's address; false when there were too many. */
  readonly countCall: (limit: RateLimited) => Promise<boolean>;
  /** Sets the route of the contract under which the request is counted. */
  readonly nameRoute: (path: string) => void;
  /** Sets the answer's body as text. */
  readonly storeText: (text: string) => void;
  /** Opens a live answer; refused when the address has too many of them. */
  readonly openLive: <T>(start: () => Promise<LiveQueue<T>>) => Promise<LiveQueue<T>>;
  /** The sender's account, read from the session once, at the first call. */
  readonly account: () => Promise<Account>;
  /** Whether what is open to guests may be closed to the sender: a device, by its cookie, valid or not, or an API key. */
  readonly isRestricted: boolean;
  /** The same, read again: a live answer may outlive the session. */
  readonly accountNow: () => Promise<Account>;
  /** Whoever is named at this device has changed something. */
  readonly extendSitting: () => Promise<void>;
  /** Whether the cookie belongs to a session that has ended; the answer then deletes the cookie. */
  readonly takeDeadSession: () => Promise<boolean>;
  /** When the session currently ends by its age; null: there is no session. */
  readonly sessionEnd: () => Promise<Date | null>;
};
