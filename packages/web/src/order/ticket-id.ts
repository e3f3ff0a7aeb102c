import type { Order } from '@ofenpost/core/order/order';

/** Where a ticket stands on the page. */
export const ticketId = ({ number }: Pick<Order, 'number'>) => `bestellung-${number}`;
/** The heading of a board without orders. */
export const CALM_HEADING_ID = 'ruhe-name';
export const columnHeadingId = (columnId: string) => `${columnId}-name`;
