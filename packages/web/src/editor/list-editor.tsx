import { moved } from '@ofenpost/core/validation/moved';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { ListItemButtons } from './list-item-buttons.tsx';
import controls from '../theme/controls.module.css';
import styles from './list-editor.module.css';

type Props<Item> = {
  /** The singular for buttons: `Absatz`. */
  readonly noun: string;
  readonly addLabel: string;
  readonly items: readonly Item[];
  readonly max: number;
  /** The value of a new entry. */
  readonly blank: Item;
  readonly error?: string | undefined;
  readonly onItems: (items: Item[]) => void;
  readonly children: (item: Item, place: number, change: (item: Item) => void) => ReactNode;
};

/** Edits a list in place: entries can be added, removed and moved. The focus follows. */
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
          // Entries have no id and no state outside the draft, so the index is the key.
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
