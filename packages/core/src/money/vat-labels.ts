import type { Fulfilment } from './fulfilment.ts';
import type { ItemVatClass, VatClass } from './vat.ts';

export const ITEM_VAT_CLASS_LABELS: Record<ItemVatClass, string> = {
  food: 'Speisen und alkoholfreie Getränke',
  alcohol: 'Alkohol',
  standard: 'Übriges',
};

export const VAT_CLASS_LABELS: Record<VatClass, string> = { ...ITEM_VAT_CLASS_LABELS, voucher: 'Wertgutscheine' };

export const FULFILMENT_LABELS: Record<Fulfilment, string> = { delivered: 'geliefert', collected: 'abgeholt' };
