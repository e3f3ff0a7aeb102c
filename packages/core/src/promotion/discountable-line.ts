import type { CartItem } from '../cart/cart.ts';
import { type VatClass, isAlcohol } from '../vat/vat.ts';

/** A line at its full price. */
export type DiscountableLine = {
  readonly productId: string;
  readonly vatClass: VatClass;
  readonly amount: number;
  readonly unitPrice: number;
  /** What alcohol is in it, where that is declared. */
  readonly declaration?: { readonly alcohol: { readonly kind: 'fermented' | 'distilled' } | null } | undefined;
};

/** An item of a cart as a line. */
export const discountableLine = ({ products, amount, unitPrice }: CartItem): DiscountableLine => ({
  productId: products.id,
  vatClass: products.vatClass,
  amount,
  unitPrice,
  declaration: products.declaration,
});

/**
 * Whether anything may make a line cheaper, and whether the line counts towards the minimum of a promotion: never spirits,
 * and so no alcohol that is not known to be fermented only, and nothing that is paid for in advance. Source: AlkG art. 41
 * para. 1.
 */
export const mayBeDiscounted = (line: Pick<DiscountableLine, 'vatClass' | 'declaration'>): boolean =>
  line.vatClass !== 'voucher' && (!isAlcohol(line) || line.declaration?.alcohol?.kind === 'fermented');

/** What of these lines nothing may make cheaper, in Rappen: neither a promotion nor the given part of a gift card. */
export const fixedPriceTotal = (lines: readonly Omit<DiscountableLine, 'productId'>[]): number =>
  lines.reduce((sum, line) => (mayBeDiscounted(line) ? sum : sum + line.unitPrice * line.amount), 0);
