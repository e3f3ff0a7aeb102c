import { type SubmitEvent, useState } from 'react';
import { PageDialog } from '../theme/page-dialog.tsx';
import { DialogButtons } from './dialog-buttons.tsx';
import { EndField, type NamedEnd } from './end-field.tsx';
import { useEnd } from './use-end.ts';
import type { Kitchen } from './use-kitchen.ts';
import styles from './kitchen-dialog.module.css';

const FORM_ID = 'pause';
const FIRST = { kind: 'minutes', minutes: 30 } as const;
const ENDS: readonly NamedEnd[] = [
  { name: '15 Min.', choice: { kind: 'minutes', minutes: 15 } },
  { name: '30 Min.', choice: FIRST },
  { name: '45 Min.', choice: { kind: 'minutes', minutes: 45 } },
  { name: '1 Stunde', choice: { kind: 'minutes', minutes: 60 } },
  { name: 'Rest des Tages', choice: { kind: 'endOfDay', daysLater: 0 } },
];

/** Asks how long deliveries pause. */
export function PauseDialog({ kitchen, onClosed }: { kitchen: Kitchen; onClosed: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const { choice, setChoice, until, problem, text } = useEnd(FIRST);
  const close = () => setOpen(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (until === null) return;
    kitchen.send({ type: 'command.given', command: { kind: 'pause', until } });
    close();
  };
  return (
    <PageDialog
      title="Lieferung pausieren"
      isOpen={isOpen}
      onClose={close}
      onClosed={onClosed}
      foot={
        <DialogButtons formId={FORM_ID} onBack={close} isReady={until !== null}>
          Pausieren bis {text}
        </DialogButtons>
      }
    >
      <form id={FORM_ID} className={styles.form} onSubmit={submit}>
        <p className={styles.intro}>
          Gäste sehen die Pause sofort und bestellen nur noch für die Zeit danach. Was schon bestellt ist, bleibt.
        </p>
        <EndField legend="Wie lange?" ends={ENDS} value={choice} problem={problem} onChange={setChoice} />
      </form>
    </PageDialog>
  );
}
