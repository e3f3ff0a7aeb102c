import type { FieldErrors } from '@ofenpost/core/editor/field-errors';
import type { RefObject } from 'react';
import { type FieldTexts, fieldText } from './field-texts.ts';
import styles from './edit-form.module.css';

type Props<T> = {
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
export function ErrorSummary<T>({ errors, texts, form }: Props<T>) {
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
