import type { CourierTap } from '@ofenpost/core/courier/courier-tap';
import styles from './courier-screen.module.css';

const DONE_TEXTS: Partial<Record<Extract<CourierTap, { kind: 'act' }>['action']['kind'], string>> = {
  handOver: 'übergeben',
  undeliverable: 'kommt zurück',
  withhold: 'Alkohol zurück',
};

type Props = { readonly undoable: CourierTap | undefined; readonly onUndo: (key: string) => void };

/** The last tap that can still be undone; nothing where there is none. */
export const UndoLine = ({ undoable, onUndo }: Props) =>
  undoable?.kind === 'act' && (
    <p className={styles.undo} role="status">
      {undoable.number} {DONE_TEXTS[undoable.action.kind]}
      <button type="button" onClick={() => onUndo(undoable.key)}>
        Rückgängig
      </button>
    </p>
  );
