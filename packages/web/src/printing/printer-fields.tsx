import type { FieldErrors } from '@ofenpost/core/editor/editor';
import type { PrintTestError } from '@ofenpost/core/printing/print';
import { LINE_LENGTHS, type PrinterDraft } from '@ofenpost/core/printing/printers-draft';
import { useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { EditorField, FormSection } from '../record/editor-field.tsx';
import { ChoiceField } from '../ui/choice-field.tsx';
import { Choice } from '../ui/choice.tsx';
import { NumberInput } from '../ui/typed-input.tsx';
import controls from '../ui/controls.module.css';
import styles from './printer-fields.module.css';

type Trial = { readonly isRunning: boolean; readonly text: string; readonly isBad: boolean };

const NOTHING_TRIED: Trial = { isRunning: false, text: '', isBad: false };

const failureText = (error: PrintTestError): string => {
  if (error.code === 'printerUnknown') return 'Diesen Drucker gibt es nicht mehr. Lade die Seite neu.';
  return error.problem === 'paperOut'
    ? 'Kein Papier im Drucker'
    : 'Hier antwortet kein Bondrucker. Prüfe Adresse und Port, und ob er eingeschaltet ist.';
};

type TrialPrintProps = {
  readonly printerId: string;
  /** Whether the form shows the printer as it is saved: only a saved one can be tested. */
  readonly isSaved: boolean;
};

/** Prints a test page on a saved printer, and shows the result. */
function TrialPrint({ printerId, isSaved }: TrialPrintProps) {
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

type Props = {
  /** The path of the printer in the draft. */
  readonly path: string;
  readonly printer: PrinterDraft;
  readonly isSaved: boolean;
  readonly errors: FieldErrors;
  readonly onChange: (change: Partial<PrinterDraft>) => void;
  readonly onRemove: () => void;
};

const LENGTHS = LINE_LENGTHS.map((length) => ({ value: `${length}` as const, label: `${length} Zeichen` }));

/** Edits a receipt printer: its host, its width and what it prints automatically. */
export function PrinterFields({ path, printer, isSaved, errors, onChange, onRemove }: Props) {
  const { name, host, port, charactersPerLine, automatic, labels, confirms, active } = printer;
  return (
    <FormSection title={name.trim() === '' ? 'Neuer Drucker' : name}>
      <EditorField name={`${path}.name`} errors={errors} label="Name" hint="So steht er im Bestellpult.">
        {(control) => (
          <input
            {...control}
            value={name}
            autoComplete="off"
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      </EditorField>
      <EditorField
        name={`${path}.host`}
        errors={errors}
        label="Adresse im Netz"
        hint="Steht auf dem Statusausdruck des Druckers."
      >
        {(control) => (
          <input
            {...control}
            value={host}
            placeholder="192.168.1.50"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={({ target }) => onChange({ host: target.value })}
          />
        )}
      </EditorField>
      <EditorField name={`${path}.port`} errors={errors} label="Port" hint="Fast immer 9100.">
        {(control) => <NumberInput {...control} unit="" value={port} onValue={(value) => onChange({ port: value })} />}
      </EditorField>
      <ChoiceField
        name={`${path}.charactersPerLine`}
        isShort
        errors={errors}
        label="Zeichen pro Zeile"
        hint="Bei 80-mm-Papier 48, bei manchen Druckern 42. Der Testdruck zeigt es."
        value={`${charactersPerLine}`}
        options={LENGTHS}
        onValue={(length) => onChange({ charactersPerLine: length === '42' ? 42 : 48 })}
      />
      <fieldset className={styles.switches}>
        <legend className={controls.visuallyHidden}>Was er tut</legend>
        <Choice type="checkbox" checked={active} onChange={({ target }) => onChange({ active: target.checked })}>
          Eingeschaltet
        </Choice>
        <Choice type="checkbox" checked={automatic} onChange={({ target }) => onChange({ automatic: target.checked })}>
          Druckt jede Bestellung von selbst, sobald sie angenommen ist
        </Choice>
        <Choice type="checkbox" checked={labels} onChange={({ target }) => onChange({ labels: target.checked })}>
          Druckt Etiketten für die Schachteln, sobald eine Bestellung bereit ist
        </Choice>
        <Choice type="checkbox" checked={confirms} onChange={({ target }) => onChange({ confirms: target.checked })}>
          Meldet zurück, was gedruckt ist
          <small>Fast alle tun es. Schalte es nur aus, wenn der Testdruck kommt und trotzdem als Fehler gilt.</small>
        </Choice>
      </fieldset>
      <div className={styles.foot}>
        <TrialPrint printerId={printer.id} isSaved={isSaved} />
        <button type="button" className={`${controls.quiet} ${controls.small}`} onClick={onRemove}>
          Entfernen
          <span className={controls.visuallyHidden}> {name}</span>
        </button>
      </div>
    </FormSection>
  );
}
