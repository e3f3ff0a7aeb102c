import type { OrderedDeclaration } from '@ofenpost/core/declaration/declaration';
import type { ProductOrder } from '@ofenpost/core/order/order';

/** The columns for `lineOf`. */
export const LINE_COLUMNS = {
  productId: true,
  name: true,
  amount: true,
  options: true,
  unitPrice: true,
  totalPrice: true,
  vatClass: true,
  vatRate: true,
  creation: true,
  declaration: true,
} as const;

/** A line as it is stored. */
export type LineRow = Omit<ProductOrder, 'declaration'> & { readonly declaration: OrderedDeclaration | null };

/** Lines from before December 2026 have no declaration. */
export const lineOf = ({ declaration, ...line }: LineRow): ProductOrder => ({
  ...line,
  ...(declaration !== null && { declaration }),
});
