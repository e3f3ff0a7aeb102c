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
  /** The price for the smallest size, in Rappen. */
  readonly price: number;
};

const summaryOf = ({ price, tags }: PreviewedPart): string =>
  [
    ...(price === 0 ? [] : [`+${formatMoney(price).replace('CHF ', '')}`]),
    ...tags.map((tag) => PRODUCT_TAG_LABELS[tag]),
  ].join(' · ');

type Props = {
  /** Null while the form has errors. */
  readonly part: PreviewedPart | null;
  /** The parts of its kind; the edited one replaces the one with its id, or comes last. */
  readonly among: readonly PicturedPart[];
  readonly id: string;
};

/** Shows the part as in the pizza creator. */
export function PizzaPartPreview({ part, among, id }: Props) {
  const [last, setLast] = useState(part);
  // While the form has errors the last valid part stays.
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
