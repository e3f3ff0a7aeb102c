import { PRINT_PROBLEM_LABELS } from '@ofenpost/core/printing/print';
import { type PrinterDraft, printerDraft } from '@ofenpost/core/printing/printers-draft';
import { useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { tellFailure } from '../app/tell-failure.ts';
import controls from '../theme/controls.module.css';
import styles from './printer-fields.module.css';

type Trial = { readonly isRunning: boolean; readonly text: string; readonly isBad: boolean };

const NOTHING_TRIED: Trial = { isRunning: false, text: '', isBad: false };

/** Prints on the printer as it stands in the form, saved or not, and says how it went. */
export function TrialPrint({ printer }: { readonly printer: PrinterDraft }) {
  const { ports, actors } = useApp();
  const [{ isRunning, text, isBad }, setTrial] = useState(NOTHING_TRIED);
  const tell = (message: string, bad: boolean) => setTrial({ isRunning: false, text: message, isBad: bad });
  const print = async () => {
    if (isRunning) return;
    const draft = printerDraft.safeParse(printer);
    if (!draft.success) {
      tell('Fülle zuerst Name, Adresse und Port aus.', true);
      return;
    }
    setTrial({ isRunning: true, text: 'Druckt …', isBad: false });
    try {
      const tried = await ports.printing.test(draft.data);
      if (tried.ok) tell('Gedruckt. Ist alles lesbar bis zum Rand?', false);
      else tell(PRINT_PROBLEM_LABELS[tried.error.problem], true);
    } catch (error) {
      setTrial(NOTHING_TRIED);
      tellFailure(actors, error);
    }
  };
  return (
    <div className={styles.trial}>
      <button
        type="button"
        className={`${controls.secondary} ${controls.small}`}
        aria-disabled={isRunning}
        onClick={() => void print()}
      >
        Testdruck
      </button>
      <p role="status" className={isBad ? styles.bad : styles.good}>
        {text}
      </p>
    </div>
  );
}
