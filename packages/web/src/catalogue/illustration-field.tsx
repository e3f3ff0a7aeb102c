import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import {
  ILLUSTRATION_KINDS,
  ILLUSTRATION_TEMPLATES,
  illustrationFor,
} from '@ofenpost/core/catalogue/illustration-templates';
import type { FieldErrors } from '@ofenpost/core/editor/field-errors';
import { EditorField } from '../editor/editor-field.tsx';

type Props = {
  readonly illustration: Illustration;
  readonly errors: FieldErrors;
  readonly onIllustration: (illustration: Illustration) => void;
};

/** Asks what the drawing of a product shows. A copy starts with the drawing of its original. */
export const IllustrationField = ({ illustration, errors, onIllustration }: Props) => (
  <EditorField name="illustration" errors={errors} label="Zeichnung" hint="Jeder Name gibt ihr eine eigene Form.">
    {(control) => (
      <select
        {...control}
        value={illustration.kind}
        onChange={({ target }) => {
          const kind = ILLUSTRATION_KINDS.find((each) => each === target.value);
          if (kind !== undefined) onIllustration(illustrationFor(illustration, kind));
        }}
      >
        {ILLUSTRATION_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {ILLUSTRATION_TEMPLATES[kind].label}
          </option>
        ))}
      </select>
    )}
  </EditorField>
);
