import type { FieldErrors } from '@ofenpost/core/editor/editor';
import { moved } from '@ofenpost/core/validation/unique-list';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import controls from './controls.module.css';
import styles from './list-editor.module.css';

type ListItemButtonsProps = {
  /** The name in the labels of the buttons, such as `Absatz 2`. */
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  /** Without it the entry cannot be removed. */
  readonly onRemove?: () => void;
};

/**
 * Focuses the same button of the moved entry, so that it can be moved on; at an end of the list the opposite button.
 */
export function focusMove(entry: Element | null | undefined, by: -1 | 1): void {
  const onwards = entry?.querySelector<HTMLElement>(`[data-by="${by}"]:enabled`);
  (onwards ?? entry?.querySelector<HTMLElement>('[data-by]:enabled'))?.focus();
}

/** The buttons to move and remove an entry. */
export function ListItemButtons({ name, isFirst, isLast, onMove, onRemove }: ListItemButtonsProps) {
  const ways = [
    { by: -1, sign: '↑', does: 'nach oben', isEnd: isFirst },
    { by: 1, sign: '↓', does: 'nach unten', isEnd: isLast },
  ] as const;
  return (
    <div className={styles.buttons}>
      {ways.map(({ by, sign, does, isEnd }) => (
        <button
          key={by}
          type="button"
          className={controls.round}
          data-by={by}
          aria-label={`${name} ${does}`}
          disabled={isEnd}
          onClick={() => onMove(by)}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
      {onRemove && (
        <button type="button" className={controls.round} aria-label={`${name} entfernen`} onClick={onRemove}>
          <span aria-hidden="true">✕</span>
        </button>
      )}
    </div>
  );
}

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

/** Calls back with the paths of new errors, so that collapsed parts of a form can open. */
export function useNewErrors(errors: FieldErrors, onNew: (paths: readonly string[]) => void): void {
  const [seen, setSeen] = useState<FieldErrors>({});
  const paths = Object.keys(errors);
  const isKnown = paths.length === Object.keys(seen).length && paths.every((path) => seen[path] !== undefined);
  if (isKnown) return;
  setSeen(errors);
  if (paths.some((path) => seen[path] === undefined)) onNew(paths);
}
