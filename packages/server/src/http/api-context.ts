import type { Account } from '@ofenpost/core/account/account';
import type { Logger } from 'pino';
import type { CartOwnership } from '../cart/cart-owner.ts';
import type { LiveQueue } from '../live/live-queue.ts';
import type { RateLimited } from './rate-limit.ts';

/** What every route knows about the request that it answers. */
export type ApiContext = CartOwnership & {
  readonly requestId: string;
  readonly requestHeaders: Headers;
  /** Headers that the answer will carry, such as the guest's cookie. */
  readonly responseHeaders: Headers;
  readonly log: Logger;
  /** Counts one more call from where the request comes; false when these are too many. */
  readonly countCall: (limit: RateLimited) => Promise<boolean>;
  /** Says by which route of the contract the request is counted. */
  readonly nameRoute: (path: string) => void;
  /** Keeps the answer's body as text. */
  readonly storeText: (text: string) => void;
  /** Opens a live answer; refused where the address has enough of them. */
  readonly openLive: <T>(start: () => Promise<LiveQueue<T>>) => Promise<LiveQueue<T>>;
  /** Who sent the request; read from the session once, when first asked for. */
  readonly account: () => Promise<Account>;
  /** The same, read anew: an answer that lasts may outlive the session. */
  readonly accountNow: () => Promise<Account>;
  /** Whether the cookie is that of a session that has ended; the answer then takes it back. */
  readonly takeDeadSession: () => Promise<boolean>;
  /** When the session ends by its age, as it is by now; null: there is none. */
  readonly sessionEnd: () => Promise<Date | null>;
};
