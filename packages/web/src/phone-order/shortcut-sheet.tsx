import { useState } from 'react';
import { PageDialog } from '../ui/page-dialog.tsx';
import { SHORTCUTS } from './shortcuts.ts';
import styles from './shortcut-sheet.module.css';

/** Lists the keyboard shortcuts. */
export function ShortcutSheet({ onClosed }: { readonly onClosed: () => void }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <PageDialog
      title="Alles mit der Tastatur"
      size="wide"
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
    >
      <dl className={styles.keys}>
        {SHORTCUTS.map(({ keys, text }) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </PageDialog>
  );
}
