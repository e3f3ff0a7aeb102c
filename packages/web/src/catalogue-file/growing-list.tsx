import { type ReactNode, useState } from 'react';
import controls from '../theme/controls.module.css';
import styles from './catalogue-file.module.css';

/** The number of items at first, and the number added each time. */
const FIRST = 30;
const MORE = 200;

type Props<Item> = {
  readonly items: readonly Item[];
  /** More than the length of `items` where the server sent only some. */
  readonly total: number;
  readonly className: string | undefined;
  readonly renderItem: (item: Item) => ReactNode;
};

/** A list that may be very long: it begins short and grows on demand. */
export function GrowingList<Item>({ items, total, className, renderItem }: Props<Item>) {
  const [shown, setShown] = useState(FIRST);
  const left = items.length - shown;
  return (
    <>
      <ul className={className}>
        {items.slice(0, shown).map((item, place) => (
          <li key={place}>{renderItem(item)}</li>
        ))}
      </ul>
      {left > 0 && (
        <button
          type="button"
          className={`${controls.secondary} ${controls.small}`}
          onClick={() => setShown(shown + MORE)}
        >
          {Math.min(left, MORE)} weitere zeigen
        </button>
      )}
      {left <= 0 && total > items.length && <p className={styles.hint}>Gezeigt sind die ersten {items.length}.</p>}
    </>
  );
}
