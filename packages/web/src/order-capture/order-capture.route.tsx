import { createLazyRoute } from '@tanstack/react-router';
import { OrderCapturePage } from './order-capture-page.tsx';

export const Route = createLazyRoute('/admin/orders/create')({ component: OrderCapturePage });
