import { type SubmitEvent, useState } from 'react';
import { PageDialog } from '../ui/page-dialog.tsx';
import { EndField, type NamedEnd, useEnd } from './end-field.tsx';
import { DialogButtons, RushDialog } from './rush-dialog.tsx';
import { SoldOutDialog } from './sold-out-dialog.tsx';
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
function PauseDialog({ kitchen, onClosed }: { kitchen: Kitchen; onClosed: () => void }) {
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

export type KitchenDialogKind = 'pause' | 'rush' | 'soldOut';

type Props = {
  readonly kind: KitchenDialogKind;
  readonly kitchen: Kitchen;
  readonly onClosed: () => void;
};

/** The dialogs of the kitchen, which load together when one of them is first opened. */
export function KitchenDialog({ kind, kitchen, onClosed }: Props) {
  switch (kind) {
    case 'pause':
      return <PauseDialog kitchen={kitchen} onClosed={onClosed} />;
    case 'rush':
      return <RushDialog kitchen={kitchen} onClosed={onClosed} />;
    case 'soldOut':
      return <SoldOutDialog kitchen={kitchen} onClosed={onClosed} />;
  }
}
