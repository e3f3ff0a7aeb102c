import type { OrderChangeError } from '../order/order-change.ts';
import type { Order } from '../order/order.ts';
import type { Result } from '../result/result.ts';
import type { CourierAction, CourierError } from './courier-action.ts';
import type { CourierPerson, CourierTour } from './courier-tour.ts';
import type { HandInDraft, HandInError } from './hand-in.ts';
import type { TourDraft } from './tour.ts';

/** What a courier sees and does of the own tour, and how staff fill tours. */
export type CourierPort = {
  loadTour(): Promise<CourierTour>;
  /** Does something at a door of the own tour, once: the same key again changes nothing. */
  act(
    id: string,
    tap: { readonly key: string; readonly action: CourierAction },
  ): Promise<Result<CourierTour, CourierError>>;
  /** Stores a count of the own cash, once for its id; another count under it is refused. */
  handIn(draft: HandInDraft): Promise<Result<CourierTour, HandInError>>;
  /** Who can drive, with the number of their stops. For staff. */
  listCouriers(): Promise<readonly CourierPerson[]>;
  /** Gives an order to a courier, or takes it back. For staff. */
  assign(id: string, draft: TourDraft): Promise<Result<Order, OrderChangeError>>;
};
