import type { Order } from '@ofenpost/core/order/order';

/** Where a ticket stands on the page. */
export const ticketId = ({ number }: Pick<Order, 'number'>) => `bestellung-${number}`;
export const columnHeadingId = (columnId: string) => `${columnId}-name`;
