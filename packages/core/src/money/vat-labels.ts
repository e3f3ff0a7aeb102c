import type { Fulfilment } from './fulfilment.ts';
import type { VatClass } from './vat.ts';

export const VAT_CLASS_LABELS: Record<VatClass, string> = {
  food: 'Speisen und alkoholfreie Getränke',
  alcohol: 'Alkohol',
  standard: 'Übriges',
  voucher: 'Wertgutscheine',
};

export const FULFILMENT_LABELS: Record<Fulfilment, string> = { delivered: 'geliefert', collected: 'abgeholt' };
