import type { PaymentMethod } from './payment.ts';

export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = { cash: 'Bar', card: 'Karte', twint: 'TWINT' };
