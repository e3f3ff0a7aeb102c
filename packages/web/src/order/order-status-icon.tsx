import type { OrderStatus } from '@ofenpost/core/order/order-status';
import type { ReactNode } from 'react';
import { icon } from '../ui/icons.tsx';

const DRAWINGS: Record<OrderStatus, ReactNode> = {
  awaitingPayment: <path d="M4 6.5h16v11H4zM4 10h16M7 14.5h4" />,
  placed: (
    <>
      <path d="M6 3.5h12v17l-2.4-1.6-2.4 1.6-2.4-1.6-2.4 1.6L6 18.9z" />
      <path d="M9.5 8.5h5M9.5 12.5h5" />
    </>
  ),
  accepted: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  preparing: (
    <path d="M12 3.5c.5 3.5 5.5 5.5 5.5 10.5a5.5 5.5 0 0 1-11 0c0-2 .9-3.4 2-4.5.3 1.3 1 2 1.7 2.2C9.8 8.5 10.5 5.5 12 3.5z" />
  ),
  ready: (
    <>
      <path d="M5.5 8.5h13l.9 10.2a1.6 1.6 0 0 1-1.6 1.8H6.2a1.6 1.6 0 0 1-1.6-1.8z" />
      <path d="M8.8 8.5V7a3.2 3.2 0 0 1 6.4 0v1.5" />
    </>
  ),
  onTheWay: (
    <>
      <circle cx="6.5" cy="17" r="2.7" />
      <circle cx="18" cy="17" r="2.7" />
      <path d="M9.2 17h5.6c0-3.5 1.2-5.2 2.7-5.7L15.8 5.5h-2.6M3.8 14.3c0-2 1.7-3.3 4-3.3h2.8l1.7 3.5" />
    </>
  ),
  delivered: (
    <>
      <path d="m3.5 11.5 8.5-7.5 8.5 7.5" />
      <path d="M6 9.8v10h12v-10" />
      <path d="m9.3 14.5 2 2 3.6-3.8" />
    </>
  ),
  rejected: <path d="m6.5 6.5 11 11M17.5 6.5l-11 11" />,
  cancelled: <path d="m6.5 6.5 11 11M17.5 6.5l-11 11" />,
  undeliverable: <path d="M12 5.5v8M12 18v.5" />,
};

export const OrderStatusIcon = ({ status }: { status: OrderStatus }) => icon(DRAWINGS[status], 1.9, 24);
