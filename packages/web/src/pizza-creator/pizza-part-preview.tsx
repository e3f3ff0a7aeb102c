import type { OutlinedPizzaPart } from '@ofenpost/core/catalogue/catalogue-outline';
import { PRODUCT_TAG_LABELS, type ProductTag } from '@ofenpost/core/catalogue/product-tag';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { useMemo, useState } from 'react';
import { PreviewHead } from '../editor/preview-head.tsx';
import { Choice } from '../theme/choice.tsx';
import { type PicturedPart, usePartPictures } from './use-part-pictures.ts';
import styles from './pizza-parts-admin.module.css';

export type PreviewedPart = Pick<OutlinedPizzaPart, 'kind' | 'name' | 'illustration' | 'allergens' | 'available'> & {
  readonly tags: readonly ProductTag[];
  /** For the smallest size, in Rappen. */
  readonly price: number;
};

const summaryOf = ({ price, tags }: PreviewedPart): string =>
  [
    ...(price === 0 ? [] : [`+${formatMoney(price).replace('CHF ', '')}`]),
    ...tags.map((tag) => PRODUCT_TAG_LABELS[tag]),
  ].join(' · ');

type Props = {
  /** Null while something in the form is wrong. */
  readonly part: PreviewedPart | null;
  /** Those of its kind; it stands in the place of the one with its id, or comes last. */
  readonly among: readonly PicturedPart[];
  readonly id: string;
};

/** The part as guests choose it in the pizza creator. */
export function PizzaPartPreview({ part, among, id }: Props) {
  const [last, setLast] = useState(part);
  // While something is wrong the last that was right stays.
  if (part !== null && part !== last) setLast(part);
  const shown = part ?? last;
  const preview = useMemo(() => {
    if (shown === null) return among;
    const own = { ...shown, id };
    return among.some((each) => each.id === id) ? among.map((each) => (each.id === id ? own : each)) : [...among, own];
  }, [shown, among, id]);
  const pictures = usePartPictures(preview);
  return (
    <>
      <PreviewHead isKnown={part !== null} hint="So wählen es die Gäste." />
      {shown !== null && (
        <div inert className={styles.cards}>
          <Choice face="card" type="checkbox" disabled={!shown.available}>
            <span className={styles.picture}>{pictures.get(id)}</span>
            <span className={styles.words}>
              {shown.name}
              <small>{shown.available ? summaryOf(shown) : 'Zurzeit nicht erhältlich'}</small>
            </span>
          </Choice>
        </div>
      )}
    </>
  );
}
