import type { Order } from '@ofenpost/core/order/order';

/** Returns the element id of a ticket. */
export const ticketId = ({ number }: Pick<Order, 'number'>) => `bestellung-${number}`;
/** The id of the heading of an empty board. */
export const CALM_HEADING_ID = 'ruhe-name';
export const columnHeadingId = (columnId: string) => `${columnId}-name`;
