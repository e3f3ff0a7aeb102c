import type { Fulfilment } from './fulfilment.ts';
import type { GoodsVatClass, VatClass } from './vat.ts';

export const GOODS_VAT_CLASS_LABELS: Record<GoodsVatClass, string> = {
  food: 'Speisen und alkoholfreie Getränke',
  alcohol: 'Alkohol',
  standard: 'Übriges',
};

export const VAT_CLASS_LABELS: Record<VatClass, string> = { ...GOODS_VAT_CLASS_LABELS, voucher: 'Wertgutscheine' };

export const FULFILMENT_LABELS: Record<Fulfilment, string> = { delivered: 'geliefert', collected: 'abgeholt' };
