import { createLazyRoute } from '@tanstack/react-router';
import { PhoneOrderPage } from './phone-order-page.tsx';

export const Route = createLazyRoute('/admin/orders/create')({ component: PhoneOrderPage });
