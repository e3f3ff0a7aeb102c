import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** The attributes that connect a control with its label, hint and error. */
export type ControlAttributes = {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
};

type Props = {
  /** An id for callers that must find the control. */
  readonly id?: string;
  readonly label: string;
  /** A text at the end of the label's line. */
  readonly aside?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (control: ControlAttributes) => ReactNode;
};

/** A native control with its label above and its error below. */
export function Field({ id: givenId, label, aside, hint, error, className, children }: Props) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const noteId = `${id}-note`;
  const hasNote = error !== undefined || hint !== undefined;
  return (
    <div className={className === undefined ? styles.field : `${styles.field} ${className}`}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {aside !== undefined && <small>{aside}</small>}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': error !== undefined,
        'aria-describedby': hasNote ? noteId : undefined,
      })}
      {hasNote && (
        <p id={noteId} className={error === undefined ? styles.hint : styles.error}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
