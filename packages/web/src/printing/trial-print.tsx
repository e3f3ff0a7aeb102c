import type { PrintTestError } from '@ofenpost/core/printing/print';
import { useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import controls from '../theme/controls.module.css';
import styles from './printer-fields.module.css';

type Trial = { readonly isRunning: boolean; readonly text: string; readonly isBad: boolean };

const NOTHING_TRIED: Trial = { isRunning: false, text: '', isBad: false };

const failureText = (error: PrintTestError): string => {
  if (error.code === 'printerUnknown') return 'Diesen Drucker gibt es nicht mehr. Lade die Seite neu.';
  return error.problem === 'paperOut'
    ? 'Kein Papier im Drucker'
    : 'Hier antwortet kein Bondrucker. Prüfe Adresse und Port, und ob er eingeschaltet ist.';
};

type Props = {
  readonly printerId: string;
  /** Whether the form shows the printer as it is saved: only a saved one can be tested. */
  readonly isSaved: boolean;
};

/** Prints a test page on a saved printer, and shows the result. */
export function TrialPrint({ printerId, isSaved }: Props) {
  const { ports, actors } = useApp();
  const [{ isRunning, text, isBad }, setTrial] = useState(NOTHING_TRIED);
  const showResult = (message: string, bad: boolean) => setTrial({ isRunning: false, text: message, isBad: bad });
  const print = async () => {
    if (isRunning) return;
    if (!isSaved) {
      showResult('Speichere zuerst, dann kommt der Testdruck.', true);
      return;
    }
    setTrial({ isRunning: true, text: 'Druckt …', isBad: false });
    try {
      const tried = await ports.printing.test(printerId);
      if (tried.ok) showResult('Gedruckt. Ist alles lesbar bis zum Rand?', false);
      else showResult(failureText(tried.error), true);
    } catch (error) {
      setTrial(NOTHING_TRIED);
      showErrorToast(actors, error);
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
