import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConflictHost } from './conflict-host.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { FieldTexts } from './field-texts.ts';
import { FormWait } from './form-wait.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { SaveBar } from './save-bar.tsx';
import type { Editor } from './use-editor.ts';
import styles from './edit-form.module.css';

type Props<T, Draft> = {
  /** The form's accessible name. */
  readonly label: string;
  readonly editor: Editor<T>;
  /** The texts of the edited fields; the draft may have others. */
  readonly texts: FieldTexts<Draft>;
  readonly children: ReactNode;
  /** A preview of the draft beside the fields. */
  readonly preview?: ReactNode;
};

/** The common frame of all forms for staff: fields, errors, changes, conflict dialog and the question on leaving. */
export function EditForm<T, Draft>({ label, editor, texts, children, preview }: Props<T, Draft>) {
  const form = useRef<HTMLFormElement>(null);
  const [wait, setWait] = useState<string | null>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (editor.state === 'saving' || wait !== null) return;
    flushSync(editor.submit);
    form.current?.querySelector<HTMLElement>('[data-summary]')?.focus();
  };
  return (
    <form ref={form} noValidate aria-label={label} className={styles.form} onSubmit={submit}>
      <div className={styles.columns}>
        <div className={styles.fields}>
          {Object.keys(editor.errors).length > 0 && <ErrorSummary errors={editor.errors} texts={texts} form={form} />}
          {editor.refusal !== null && (
            <p className={styles.refusal} role="alert">
              {editor.refusal}
            </p>
          )}
          <FormWait value={setWait}>{children}</FormWait>
        </div>
        {preview !== undefined && (
          <aside className={styles.preview} aria-label="Vorschau">
            {preview}
          </aside>
        )}
      </div>
      <SaveBar editor={editor} texts={texts} wait={wait} />
      <LeaveQuestion isRequested={editor.isChanged || wait !== null} onLeft={editor.discard} />
      <ConflictHost editor={editor} texts={texts} />
    </form>
  );
}
