import { type FieldTexts, fieldText } from './field-texts.ts';
import type { Editor } from './use-editor.ts';
import controls from '../ui/controls.module.css';
import styles from './edit-form.module.css';

type Props<T, Draft> = {
  readonly editor: Editor<T>;
  readonly texts: FieldTexts<Draft>;
  /** Why the form cannot be saved yet. */
  readonly wait: string | null;
};

const NAMED_MAX = 3;

function changedText<T, Draft>({ changedFields }: Editor<T>, texts: FieldTexts<Draft>): string {
  const own = changedFields.filter(({ by }) => by !== 'them');
  const labels = own.flatMap(({ field }) => fieldText(texts, field)?.label ?? []);
  const others = labels.length - NAMED_MAX;
  return `Geändert: ${labels.slice(0, NAMED_MAX).join(', ')}${others > 0 ? ` und ${others} weitere` : ''}`;
}

function statusText<T, Draft>({ editor, texts, wait }: Props<T, Draft>): string {
  if (editor.state === 'saving') return 'Wird gespeichert …';
  if (wait !== null) return wait;
  if (editor.state === 'failed' && editor.refusal === null)
    return 'Nicht gespeichert. Alles Eingegebene steht noch da.';
  if (editor.isChanged) return changedText(editor, texts);
  if (editor.restore !== null) return 'Deine Änderungen sind weg.';
  if (editor.state === 'saved') return 'Gespeichert und sofort gültig';
  return editor.canSubmit ? '' : 'Noch nichts geändert';
}

/** Shows what has changed and the buttons to save or discard it; it sticks to the end of the form. */
export function SaveBar<T, Draft>(props: Props<T, Draft>) {
  const { editor, wait } = props;
  const isSaving = editor.state === 'saving';
  return (
    <div
      className={styles.bar}
      data-changed={editor.isChanged || editor.restore !== null || wait !== null || undefined}
    >
      <p role="status" data-state={editor.state}>
        {statusText(props)}
      </p>
      {editor.restore !== null && (
        // After discarding, no button appears in the same place: a second press would undo it.
        <button
          type="button"
          className={`${controls.secondary} ${controls.small} ${styles.restore}`}
          autoFocus
          onClick={editor.restore}
        >
          Rückgängig
        </button>
      )}
      {editor.isChanged && !isSaving && (
        <button type="button" className={`${controls.secondary} ${controls.small}`} onClick={editor.discard}>
          Verwerfen
        </button>
      )}
      <button
        type="submit"
        className={`${controls.primary} ${controls.small}`}
        disabled={wait !== null || (!editor.canSubmit && !isSaving)}
        aria-disabled={isSaving}
      >
        {isSaving ? 'Speichert …' : 'Speichern'}
      </button>
    </div>
  );
}
