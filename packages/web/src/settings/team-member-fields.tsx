import type { FieldErrors } from '@ofenpost/core/editor/field-errors';
import type { TeamMember } from '@ofenpost/core/restaurant/restaurant';
import { EditorField } from '../editor/editor-field.tsx';
import type { ProfileContext } from './profile-section.tsx';

type Props = ProfileContext & {
  readonly member: TeamMember;
  /** The path of the member in the draft: `team.2`. */
  readonly path: string;
  readonly errors: FieldErrors;
  readonly onChange: (member: TeamMember) => void;
};

/** Edits one member of the team. */
export const TeamMemberFields = ({ member, path, errors, products, onChange }: Props) => (
  <>
    <EditorField name={`${path}.name`} errors={errors} label="Name">
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          value={member.name}
          onChange={({ target }) => onChange({ ...member, name: target.value })}
        />
      )}
    </EditorField>
    <EditorField name={`${path}.favouriteProductId`} errors={errors} label="Liebling">
      {(control) => (
        <select
          {...control}
          value={member.favouriteProductId ?? ''}
          onChange={({ target }) =>
            onChange({ ...member, favouriteProductId: target.value === '' ? null : target.value })
          }
        >
          <option value="">keiner</option>
          {products.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </EditorField>
    <EditorField name={`${path}.task`} errors={errors} label="Aufgabe">
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          value={member.task}
          onChange={({ target }) => onChange({ ...member, task: target.value })}
        />
      )}
    </EditorField>
  </>
);
