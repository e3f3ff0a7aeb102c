import { Dialog, DialogSurface, DialogTitle } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { CloseIcon } from '../app/icons.tsx';
import { FluentHost } from './fluent-host.tsx';
import styles from './dialog.module.css';

type Props = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Stays visible below the scrolling content. */
  readonly foot?: ReactNode;
};

/** A modal dialog that is open as long as it is rendered. Escape, the cross and the area around it close it. */
export const PageDialog = ({ title, onClose, children, foot }: Props) => (
  <FluentHost>
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface ?? ''}>
        <div className={styles.layout}>
          <div className={styles.head}>
            <DialogTitle as="h2" action={null} className={styles.title ?? ''}>
              {title}
            </DialogTitle>
            <button type="button" className={styles.close} aria-label="Schliessen" onClick={onClose}>
              <CloseIcon />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
          {foot !== undefined && <div className={styles.foot}>{foot}</div>}
        </div>
      </DialogSurface>
    </Dialog>
  </FluentHost>
);
