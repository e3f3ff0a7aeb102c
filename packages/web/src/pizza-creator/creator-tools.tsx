import { memo } from 'react';
import { RedoIcon, RestartIcon, ShareIcon, UndoIcon } from './creator-icons.tsx';
import controls from '../theme/controls.module.css';
import styles from './creator-tools.module.css';

type Props = {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onShare: () => void;
  readonly onClear: () => void;
};

/**
 * The tools beside the bread: undo, redo, share, clear. They use `aria-disabled`, because a disabled button would lose
 * the focus of keyboard users after the last undo.
 */
export const CreatorTools = memo(({ canUndo, canRedo, onUndo, onRedo, onShare, onClear }: Props) => (
  <div className={styles.tools} role="group" aria-label="Werkzeuge">
    <div className={styles.pair}>
      <button type="button" className={controls.quiet} aria-disabled={!canUndo} onClick={onUndo}>
        <UndoIcon />
        <span>Rückgängig</span>
      </button>
      <button type="button" className={controls.quiet} aria-disabled={!canRedo} onClick={onRedo}>
        <RedoIcon />
        <span>Wiederholen</span>
      </button>
    </div>
    <div className={styles.pair}>
      <button type="button" className={controls.quiet} onClick={onShare}>
        <ShareIcon />
        <span>Teilen</span>
      </button>
      <button type="button" className={controls.quiet} onClick={onClear}>
        <RestartIcon />
        <span>Neu beginnen</span>
      </button>
    </div>
  </div>
));
