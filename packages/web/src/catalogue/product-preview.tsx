import type { OptionGroup } from '@ofenpost/core/catalogue/product';
import { type ProductDraft, productOf } from '@ofenpost/core/catalogue/product-draft';
import { useMemo, useState } from 'react';
import { useEarliestServing } from '../app/app-actors.tsx';
import { DRAFT_ID, draftPictureHash } from '../illustration/draft-picture.ts';
import { PreviewHead } from '../record/editor-head.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { useOpened } from '../ui/use-opened.ts';
import { ProductGrid } from './product-grid.tsx';
import { type ShownProduct, shownProduct } from './shown-product.ts';
import controls from '../ui/controls.module.css';
import styles from './catalogue-admin.module.css';

const productDialog = onDemand(() => import('./product-dialog.tsx').then((module) => module.ProductDialog));

type Props = {
  readonly draft: ProductDraft | null;
  readonly optionGroups: readonly OptionGroup[];
  readonly soldOutUntil: string | null;
};

/** Shows the product in the same card and the same dialog that guests will see. */
export function ProductPreview({ draft, optionGroups, soldOutUntil }: Props) {
  const at = useEarliestServing();
  const [last, setLast] = useState(draft);
  const { opened, open, end } = useOpened<ShownProduct>();
  const close = () => opened && end(opened);
  // While the form has errors the last valid draft stays.
  if (draft !== null && draft !== last) setLast(draft);
  const shown = draft ?? last;
  const product = useMemo<ShownProduct | null>(() => {
    if (shown === null) return null;
    const { name, illustration } = shown;
    const preview = shownProduct(productOf(shown, { id: DRAFT_ID, soldOutUntil, optionGroups }));
    return { ...preview, pictureHash: draftPictureHash(name, illustration) };
  }, [shown, soldOutUntil, optionGroups]);
  return (
    <>
      <PreviewHead isKnown={draft !== null} hint="Genau so sehen es die Gäste." />
      {product !== null && (
        <div className={styles.shown}>
          <div inert className={styles.one}>
            <ProductGrid products={[product]} at={at} />
          </div>
          <button type="button" className={`${controls.secondary} ${controls.small}`} onClick={() => open(product)}>
            Ganze Ansicht öffnen
          </button>
        </div>
      )}
      {opened !== null && (
        <productDialog.Component
          key={opened.count}
          product={opened.shown}
          isPreview
          onClosed={close}
          onLoadFailed={close}
        />
      )}
    </>
  );
}
