import { onDemand } from '../app/on-demand.tsx';
import type { Opened } from '../theme/use-opened.ts';
import type { ShownProduct } from './shown-product.ts';

export const productDialog = onDemand(() => import('./product-dialog.tsx').then((module) => module.ProductDialog));

type Props = {
  readonly opened: Opened<ShownProduct> | null;
  readonly onClosed: (opened: Opened<ShownProduct>) => void;
};

/** Hosts the product dialog, which is loaded when a product is first opened. */
export function ProductDialogHost({ opened, onClosed }: Props) {
  if (opened === null) return null;
  const close = () => onClosed(opened);
  return <productDialog.Component key={opened.count} product={opened.shown} onClosed={close} onLoadFailed={close} />;
}
