import type { Product } from '@ofenpost/core/catalogue/product';
import { onDemand } from '../app/on-demand.tsx';

export const productDialog = onDemand(() => import('./product-dialog.tsx').then((module) => module.ProductDialog));

/** The dialog's place in the page: empty until a product is opened. */
export const ProductDialogHost = ({ product, onClosed }: { product: Product | null; onClosed: () => void }) =>
  product && <productDialog.Component key={product.id} product={product} onClosed={onClosed} onLoadFailed={onClosed} />;
