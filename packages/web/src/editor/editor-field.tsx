import type { FieldErrors } from '@ofenpost/core/editor/field-errors';
import type { ReactNode } from 'react';
import { type ControlAttributes, Field } from '../theme/field.tsx';

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
