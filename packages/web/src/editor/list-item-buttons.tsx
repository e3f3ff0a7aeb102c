import controls from '../theme/controls.module.css';
import styles from './list-editor.module.css';

type Props = {
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
export function ListItemButtons({ name, isFirst, isLast, onMove, onRemove }: Props) {
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
