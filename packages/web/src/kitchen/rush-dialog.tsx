import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { PageDialog } from '../ui/page-dialog.tsx';
import { RadioChips } from '../ui/radio-chips.tsx';
import { EndField, type NamedEnd, useEnd } from './end-field.tsx';
import type { Kitchen } from './use-kitchen.ts';
import controls from '../ui/controls.module.css';
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

const FORM_ID = 'rush';
const EXTRA_MINUTES = [10, 15, 20, 30];
const FIRST_EXTRA = 15;
const FIRST = { kind: 'minutes', minutes: 60 } as const;
const ENDS: readonly NamedEnd[] = [
  { name: '30 Min.', choice: { kind: 'minutes', minutes: 30 } },
  { name: '1 Stunde', choice: FIRST },
  { name: '2 Stunden', choice: { kind: 'minutes', minutes: 120 } },
  { name: 'Rest des Tages', choice: { kind: 'endOfDay', daysLater: 0 } },
];

/** Asks how much longer orders take, and until when. */
export function RushDialog({ kitchen, onClosed }: { kitchen: Kitchen; onClosed: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const [extraMinutes, setExtraMinutes] = useState(FIRST_EXTRA);
  const { choice, setChoice, until, problem, text } = useEnd(FIRST);
  const name = useId();
  const close = () => setOpen(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (until === null) return;
    kitchen.send({ type: 'command.given', command: { kind: 'rush', rush: { extraMinutes, until } } });
    close();
  };
  return (
    <PageDialog
      title="Hochbetrieb"
      isOpen={isOpen}
      onClose={close}
      onClosed={onClosed}
      foot={
        <DialogButtons formId={FORM_ID} onBack={close} isReady={until !== null}>
          +{extraMinutes} Minuten bis {text}
        </DialogButtons>
      }
    >
      <form id={FORM_ID} className={styles.form} onSubmit={submit}>
        <p className={styles.intro}>
          Wer bestellt, bekommt eine spätere Zeit zugesagt. Bestellungen, die du schon angenommen hast, bleiben.
        </p>
        <fieldset className={styles.choices}>
          <legend>Wie viel länger?</legend>
          <RadioChips
            name={name}
            options={EXTRA_MINUTES}
            textOf={(minutes) => `+${minutes} Min.`}
            chosen={extraMinutes}
            onChosen={setExtraMinutes}
          />
        </fieldset>
        <EndField legend="Bis wann?" ends={ENDS} value={choice} problem={problem} onChange={setChoice} />
      </form>
    </PageDialog>
  );
}
