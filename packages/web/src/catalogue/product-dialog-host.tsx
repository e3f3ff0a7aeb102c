import { onDemand } from '../app/on-demand.tsx';
import type { ShownProduct } from './shown-product.ts';

export const productDialog = onDemand(() => import('./product-dialog.tsx').then((module) => module.ProductDialog));

/** One opening of a product; `count` tells two openings of the same product apart. */
export type OpenedProduct = { readonly product: ShownProduct; readonly count: number };

type Props = { readonly opened: OpenedProduct | null; readonly onClosed: (opened: OpenedProduct) => void };

/** The dialog's place in the page: empty until a product is opened. */
export function ProductDialogHost({ opened, onClosed }: Props) {
  if (opened === null) return null;
  const close = () => onClosed(opened);
  return <productDialog.Component key={opened.count} product={opened.product} onClosed={close} onLoadFailed={close} />;
}
