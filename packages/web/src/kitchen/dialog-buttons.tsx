import type { ReactNode } from 'react';
import controls from '../theme/controls.module.css';
import styles from './kitchen-dialog.module.css';

type Props = {
  readonly formId: string;
  readonly onBack: () => void;
  readonly isReady: boolean;
  readonly children: ReactNode;
};

export const DialogButtons = ({ formId, onBack, isReady, children }: Props) => (
  <div className={styles.buttons}>
    <button type="button" className={controls.secondary} onClick={onBack}>
      Zurück
    </button>
    <button type="submit" form={formId} className={controls.primary} disabled={!isReady}>
      {children}
    </button>
  </div>
);
