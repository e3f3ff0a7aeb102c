import { type ReactNode, useEffect, useRef } from 'react';
import { useKeys } from './use-keys.ts';
import controls from '../theme/controls.module.css';
import searchStyles from './article-search.module.css';
import styles from './phone-order-page.module.css';

type Props = {
  readonly title: string;
  readonly canTake: boolean;
  readonly onTake: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
};

/** Asks for the required choices of an article. The first one has the focus; Enter accepts, Escape cancels. */
export function ChoicePanel({ title, canTake, onTake, onCancel, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('input:not(:disabled), select')?.focus(), []);
  useKeys(panel, (event) => {
    if (event.ctrlKey || event.metaKey || event.target instanceof HTMLButtonElement) return;
    if (event.key === 'Enter' && canTake) onTake();
    else if (event.key === 'Escape') onCancel();
    else return;
    event.preventDefault();
  });
  return (
    <div ref={panel} role="group" aria-label={title} className={searchStyles.ask}>
      <h3>{title}</h3>
      {children}
      <div className={styles.row}>
        <button type="button" className={`${controls.primary} ${controls.small}`} disabled={!canTake} onClick={onTake}>
          Übernehmen <kbd>Enter</kbd>
        </button>
        <button type="button" className={`${controls.quiet} ${controls.small}`} onClick={onCancel}>
          Abbrechen <kbd>Esc</kbd>
        </button>
      </div>
    </div>
  );
}
