import type { FieldErrors } from '@ofenpost/core/editor/field-errors';
import { LINE_LENGTHS, type PrinterDraft } from '@ofenpost/core/printing/printers-draft';
import { ChoiceField } from '../editor/choice-field.tsx';
import { EditorField } from '../editor/editor-field.tsx';
import { FormSection } from '../editor/form-section.tsx';
import { NumberInput } from '../editor/number-input.tsx';
import { Choice } from '../theme/choice.tsx';
import { TrialPrint } from './trial-print.tsx';
import controls from '../theme/controls.module.css';
import styles from './printer-fields.module.css';

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
  const { name, host, port, charactersPerLine, automatic, confirms, active } = printer;
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
