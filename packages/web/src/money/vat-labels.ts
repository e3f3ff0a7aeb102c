import type { Fulfilment } from '@ofenpost/core/money/fulfilment';
import type { VatClass } from '@ofenpost/core/money/vat';

export const VAT_CLASS_LABELS: Record<VatClass, string> = {
  food: 'Speisen und alkoholfreie Getränke',
  alcohol: 'Alkohol',
  standard: 'Übriges',
  voucher: 'Wertgutscheine',
};

export const FULFILMENT_LABELS: Record<Fulfilment, string> = { delivered: 'geliefert', collected: 'abgeholt' };
