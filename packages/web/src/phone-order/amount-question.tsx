import { useEffect, useRef } from 'react';
import { useKeys } from './use-keys.ts';
import controls from '../theme/controls.module.css';
import searchStyles from './article-search.module.css';
import styles from './phone-order-page.module.css';

type Props = {
  readonly name: string;
  readonly amount: number;
  readonly onAmount: (amount: number) => void;
  readonly onCancel: () => void;
};

/** Asks for confirmation of an unusual amount. No button has the focus, so that a second Enter confirms nothing. */
export function AmountQuestion({ name, amount, onAmount, onCancel }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  useKeys(panel, ({ key }) => {
    if (key === 'Escape') onCancel();
  });
  const title = `Wirklich ${amount}× ${name}?`;
  return (
    <div ref={panel} role="group" aria-label={title} tabIndex={-1} className={searchStyles.ask}>
      <h3>{title}</h3>
      <div className={styles.row}>
        <button type="button" className={`${controls.secondary} ${controls.small}`} onClick={() => onAmount(1)}>
          Nein, 1 Stück
        </button>
        <button type="button" className={`${controls.secondary} ${controls.small}`} onClick={() => onAmount(amount)}>
          Ja, {amount} Stück
        </button>
        <button type="button" className={`${controls.quiet} ${controls.small}`} onClick={onCancel}>
          Abbrechen <kbd>Esc</kbd>
        </button>
      </div>
    </div>
  );
}
