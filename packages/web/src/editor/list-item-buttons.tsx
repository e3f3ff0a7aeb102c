import controls from '../theme/controls.module.css';
import styles from './list-editor.module.css';

type Props = {
  /** `Absatz 2` */
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
};

/** What can be done with an entry of a list. */
export function ListItemButtons({ name, isFirst, isLast, onMove, onRemove }: Props) {
  const buttons = [
    { sign: '↑', does: 'nach oben', isDisabled: isFirst, press: () => onMove(-1) },
    { sign: '↓', does: 'nach unten', isDisabled: isLast, press: () => onMove(1) },
    { sign: '✕', does: 'entfernen', isDisabled: false, press: onRemove },
  ];
  return (
    <div className={styles.buttons}>
      {buttons.map(({ sign, does, isDisabled, press }) => (
        <button
          key={does}
          type="button"
          className={controls.round}
          aria-label={`${name} ${does}`}
          disabled={isDisabled}
          onClick={press}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </div>
  );
}
