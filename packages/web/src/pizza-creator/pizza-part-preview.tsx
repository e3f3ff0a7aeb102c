import type { OutlinedPizzaPart } from '@ofenpost/core/catalogue/catalogue';
import { PRODUCT_TAG_LABELS, type ProductTag } from '@ofenpost/core/catalogue/declaration';
import { sauce, topping } from '@ofenpost/core/catalogue/illustration';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { PreviewHead } from '../record/editor-head.tsx';
import { Choice } from '../ui/choice.tsx';
import type { PicturedParts, partPictures } from './part-pictures.tsx';
import styles from './pizza-parts-admin.module.css';

type PicturedPart = Pick<OutlinedPizzaPart, 'id' | 'kind' | 'illustration' | 'allergens'>;

const NONE: ReadonlyMap<string, ReactNode> = new Map();

function picturedParts(parts: readonly PicturedPart[]): PicturedParts {
  const ofKind = (kind: PicturedPart['kind']) => parts.filter((part) => part.kind === kind);
  const toppingsOf = (kind: 'cheese' | 'topping') =>
    ofKind(kind).map(({ id, illustration }) => ({ id, illustration: topping.safeParse(illustration).data ?? null }));
  return {
    doughs: ofKind('dough'),
    sauces: ofKind('sauce').map(({ id, illustration }) => ({
      id,
      illustration: sauce.safeParse(illustration).data ?? 'none',
    })),
    cheeses: toppingsOf('cheese'),
    toppings: toppingsOf('topping'),
  };
}

/** Draws a ring in proportion to the largest size. Guests see the size on their bread. */
const SizePicture = ({ part }: { part: number }) => (
  <svg viewBox="-20 -20 40 40" width="40" height="40" aria-hidden="true">
    <circle r="17" className={styles.largest} />
    <circle r={8 + 9 * part} className={styles.size} />
  </svg>
);

function sizePictures(parts: readonly PicturedPart[]): readonly (readonly [string, ReactNode])[] {
  const sizes = parts.filter(({ kind }) => kind === 'size');
  return sizes.map(({ id }, index) => [id, <SizePicture key={id} part={(index + 1) / sizes.length} />]);
}

/**
 * Returns the small pictures of the parts, by id; sizes and doughs are drawn by their place among these. Loaded lazily
 * with the pizza creator's page: a shared chunk would be loaded by every guest.
 */
export function usePartPictures(parts: readonly PicturedPart[]): ReadonlyMap<string, ReactNode> {
  const [draw, setDraw] = useState<{ readonly pictures: typeof partPictures } | null>(null);
  useEffect(() => {
    let isShown = true;
    import('./pizza-creator.route.tsx')
      .then((module) => {
        if (isShown) setDraw({ pictures: module.partPictures });
      })
      // The names suffice without the pictures.
      .catch(() => {});
    return () => {
      isShown = false;
    };
  }, []);
  return useMemo(
    () => new Map([...(draw?.pictures(picturedParts(parts)) ?? NONE), ...sizePictures(parts)]),
    [draw, parts],
  );
}

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
