import { createLazyRoute } from '@tanstack/react-router';
import { IncomingOrdersPage } from './incoming-orders-page.tsx';

export const Route = createLazyRoute('/admin/incoming-orders')({ component: IncomingOrdersPage });
