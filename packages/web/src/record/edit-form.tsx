import type { FieldErrors } from '@ofenpost/core/editor/editor';
import { selectIsSignOutKnown } from '@ofenpost/core/session/session.machine';
import { useBlocker } from '@tanstack/react-router';
import {
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  createContext,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useActors } from '../app/app-actors.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { conflictRows, type FieldTexts, fieldText } from './field-texts.ts';
import { SaveBar } from './save-bar.tsx';
import type { Editor } from './use-editor.ts';
import controls from '../ui/controls.module.css';
import styles from './edit-form.module.css';
import leaveQuestionStyles from './leave-question.module.css';

const conflictDialog = onDemand(() => import('./conflict-dialog.tsx').then((module) => module.ConflictDialog));

type ConflictHostProps<T, Draft> = { readonly editor: Editor<T>; readonly texts: FieldTexts<Draft> };

/** Shows the conflict dialog until it has closed. */
function ConflictHost<T, Draft>({ editor, texts }: ConflictHostProps<T, Draft>) {
  const isOpen = editor.state === 'conflict';
  const [isShown, setShown] = useState(isOpen);
  if (isOpen && !isShown) setShown(true);
  if (!isShown) return null;
  return (
    <conflictDialog.Component
      rows={conflictRows(editor.changedFields, texts)}
      isOpen={isOpen}
      onMine={(fields) => editor.overwriteTheirs(fields as readonly (keyof T)[])}
      onTheirs={editor.takeTheirs}
      onPostponed={editor.postpone}
      onClosed={() => setShown(false)}
      onLoadFailed={() => {
        setShown(false);
        editor.postpone();
      }}
    />
  );
}

type ErrorSummaryProps<T> = {
  readonly errors: FieldErrors;
  readonly texts: FieldTexts<T>;
  readonly form: RefObject<HTMLFormElement | null>;
};

/** Finds the control of a path, or of its nearest parent: `story` for `story.3`. */
function controlOf(form: HTMLFormElement, path: string): HTMLElement | null {
  const named = [...form.elements].find((element) => element.getAttribute('name') === path);
  if (named instanceof HTMLElement) return named;
  const parent = path.split('.').slice(0, -1).join('.');
  return parent === '' ? form.querySelector<HTMLElement>('[aria-invalid="true"]') : controlOf(form, parent);
}

/** Names the place in a list; the messages name their field themselves. */
function placeText<T>(texts: FieldTexts<T>, path: string): string {
  const [field = '', place] = path.split('.');
  return Number.isInteger(Number(place)) ? `${fieldText(texts, field)?.label ?? field}, ${Number(place) + 1}.: ` : '';
}

/** Lists all errors of the form, each with a link to its field. */
function ErrorSummary<T>({ errors, texts, form }: ErrorSummaryProps<T>) {
  const entries = Object.entries(errors);
  const lead = (path: string) => form.current && controlOf(form.current, path)?.focus();
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} data-summary>
      <h2>{entries.length === 1 ? 'Eine Angabe stimmt noch nicht' : `${entries.length} Angaben stimmen noch nicht`}</h2>
      <ul>
        {entries.map(([path, message]) => (
          <li key={path}>
            <button type="button" onClick={() => lead(path)}>
              {placeText(texts, path)}
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Passes the surrounding form the reason why a field cannot be saved yet. */
const FormWait = createContext<(reason: string | null) => void>(() => undefined);

/** Blocks saving of the surrounding form while there is a reason. */
export function useFormWait(reason: string | null): void {
  const reportWaiting = use(FormWait);
  useEffect(() => {
    reportWaiting(reason);
    return () => reportWaiting(null);
  }, [reportWaiting, reason]);
}

type LeaveQuestionProps = {
  readonly isRequested: boolean;
  /** Called when the user leaves and gives up the input. */
  readonly onLeft?: () => void;
};

const weekOf = (search: object): unknown => ('woche' in search ? search.woche : undefined);

/** Asks before a page with unsaved changes is left; the browser itself asks before the tab is closed. */
function LeaveQuestion({ isRequested, onLeft }: LeaveQuestionProps) {
  const { session } = useActors();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { status, proceed, reset } = useBlocker({
    // Another week counts as another page, though it is in the search.
    shouldBlockFn: ({ current, next }) =>
      isRequested && (current.pathname !== next.pathname || weekOf(current.search) !== weekOf(next.search)),
    // A user who signs out or removes the account has decided to leave.
    enableBeforeUnload: () => isRequested && !selectIsSignOutKnown(session.getSnapshot()),
    withResolver: true,
  });
  const isOpen = status === 'blocked';
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  const leave = () => {
    onLeft?.();
    proceed?.();
  };
  return (
    <dialog ref={dialog} className={leaveQuestionStyles.question} aria-labelledby={titleId} onCancel={() => reset?.()}>
      <h2 id={titleId}>Änderungen verwerfen?</h2>
      <p>Du hast etwas geändert und noch nicht gespeichert.</p>
      <div className={leaveQuestionStyles.buttons}>
        <button type="button" className={controls.primary} onClick={() => reset?.()}>
          Nein
        </button>
        <button type="button" className={controls.secondary} onClick={leave}>
          Ja
        </button>
      </div>
    </dialog>
  );
}

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
