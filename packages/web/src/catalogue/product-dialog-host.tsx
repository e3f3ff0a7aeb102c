import type { Product } from '@ofenpost/core/catalogue/product';
import { Suspense } from 'react';
import { onDemand } from '../app/on-demand.ts';

export const productDialog = onDemand(() => import('./product-dialog.tsx').then((module) => module.ProductDialog));

/** The dialog's place in the page: empty until a product is opened. */
export const ProductDialogHost = ({ product, onClose }: { product: Product | null; onClose: () => void }) => (
  <Suspense>
    {product !== null && <productDialog.Component key={product.id} product={product} onClose={onClose} />}
  </Suspense>
);
