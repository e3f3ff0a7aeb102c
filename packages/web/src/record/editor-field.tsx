import type { FieldErrors } from '@ofenpost/core/editor/editor';
import type { ReactNode } from 'react';
import { type ControlAttributes, Field } from '../ui/field.tsx';
import styles from './form-section.module.css';

type Props = {
  /** The field's path in the draft: `team.0.name`. The error summary leads to the control of this name. */
  readonly name: string;
  readonly errors: FieldErrors;
  readonly label: string;
  readonly aside?: string;
  readonly hint?: ReactNode;
  readonly className?: string | undefined;
  readonly children: (control: ControlAttributes & { readonly name: string }) => ReactNode;
};

/** A field of an editor, with the error of its path. */
export const EditorField = ({ name, errors, children, ...field }: Props) => (
  <Field {...field} error={errors[name]}>
    {(control) => children({ ...control, name })}
  </Field>
);

type FormSectionProps = { readonly title: string; readonly hint?: string | undefined; readonly children: ReactNode };

/** Groups related fields on a card. */
export const FormSection = ({ title, hint, children }: FormSectionProps) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    <div className={styles.fields}>{children}</div>
  </section>
);
