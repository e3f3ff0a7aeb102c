import { moved } from '@ofenpost/core/validation/moved';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { ListItemButtons } from './list-item-buttons.tsx';
import controls from '../theme/controls.module.css';
import styles from './list-editor.module.css';

type Props<Item> = {
  /** One of it, for buttons: `Absatz`. */
  readonly noun: string;
  readonly addLabel: string;
  readonly items: readonly Item[];
  readonly max: number;
  /** What is added. */
  readonly blank: Item;
  readonly error?: string | undefined;
  readonly onItems: (items: Item[]) => void;
  readonly children: (item: Item, place: number, change: (item: Item) => void) => ReactNode;
};

/** A list whose entries are edited in their place: one more, one less, up and down. The focus goes along. */
export function ListEditor<Item>({ noun, addLabel, items, max, blank, error, onItems, children }: Props<Item>) {
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const change = (next: Item[], place: number) => {
    flushSync(() => onItems(next));
    (list.current?.children[place]?.querySelector<HTMLElement>('textarea, input') ?? add.current)?.focus();
  };
  return (
    <div className={styles.editor}>
      <ol ref={list} className={styles.list}>
        {items.map((item, place) => (
          // Entries have no names of their own, and all their state stands in the draft.
          <li key={place} className={styles.item}>
            <div className={styles.fields}>
              {children(item, place, (changed) => onItems(items.with(place, changed)))}
            </div>
            <ListItemButtons
              name={`${noun} ${place + 1}`}
              isFirst={place === 0}
              isLast={place === items.length - 1}
              onMove={(by) => change(moved(items, place, place + by), place + by)}
              onRemove={() => change(items.toSpliced(place, 1), Math.min(place, items.length - 2))}
            />
          </li>
        ))}
      </ol>
      {error !== undefined && <p className={styles.error}>{error}</p>}
      <button
        ref={add}
        type="button"
        className={`${controls.secondary} ${controls.small}`}
        disabled={items.length >= max}
        onClick={() => change([...items, blank], items.length)}
      >
        {addLabel}
      </button>
    </div>
  );
}
