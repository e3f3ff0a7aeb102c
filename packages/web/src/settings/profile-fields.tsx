import type { EditedDraft } from '@ofenpost/core/editor/versioned-editor';
import {
  PARAGRAPHS_MAX,
  RESTAURANT_FIELDS,
  type RestaurantDraft,
  TEAM_MAX,
} from '@ofenpost/core/restaurant/restaurant-draft';
import type { HTMLInputTypeAttribute } from 'react';
import { EditorField } from '../editor/editor-field.tsx';
import { FormSection } from '../editor/form-section.tsx';
import { ListEditor } from '../editor/list-editor.tsx';
import type { Editor } from '../editor/use-editor.ts';
import type { ProfileContext } from './profile-section.tsx';
import { TeamMemberFields } from './team-member-fields.tsx';

type Props = { readonly editor: Editor<EditedDraft<RestaurantDraft>>; readonly context: ProfileContext };
type TextField = Exclude<keyof RestaurantDraft, 'story' | 'team'>;
type Line = { readonly field: TextField; readonly type?: HTMLInputTypeAttribute };
type Group = { readonly title: string; readonly hint?: string; readonly lines: readonly Line[] };

const FIRST: Group = {
  title: 'Wie ihr heisst',
  lines: [{ field: 'name' }, { field: 'claim' }],
};
const GROUPS: readonly Group[] = [
  {
    title: 'Adresse und Kontakt',
    hint: 'Steht im Fuss jeder Seite, auf Quittungen und im Impressum.',
    lines: [
      { field: 'street' },
      { field: 'postcode' },
      { field: 'town' },
      { field: 'phoneNumber', type: 'tel' },
      { field: 'email', type: 'email' },
      { field: 'vatNumber' },
    ],
  },
  {
    title: 'Soziale Medien',
    lines: [
      { field: 'instagramUrl', type: 'url' },
      { field: 'facebookUrl', type: 'url' },
    ],
  },
];
const NOBODY: RestaurantDraft['team'][number] = { name: '', task: '', favouriteProductId: null };

const Lines = ({
  editor: { value, errors, edit },
  group: { title, hint, lines },
}: Pick<Props, 'editor'> & { readonly group: Group }) => (
  <FormSection title={title} {...(hint !== undefined && { hint })}>
    {lines.map(({ field, type = 'text' }) => (
      <EditorField key={field} name={field} errors={errors} label={RESTAURANT_FIELDS[field].label}>
        {(control) => (
          <input
            {...control}
            type={type}
            autoComplete="off"
            value={value[field]}
            onChange={({ target }) => edit({ [field]: target.value })}
          />
        )}
      </EditorField>
    ))}
  </FormSection>
);

/** Edits what guests read about the restaurant. */
export const ProfileFields = ({ editor, context }: Props) => {
  const { value, errors, edit } = editor;
  return (
    <>
      <Lines editor={editor} group={FIRST} />
      {GROUPS.map((group) => (
        <Lines key={group.title} editor={editor} group={group} />
      ))}
      <FormSection title="Geschichte" hint="Absätze der Seite «Über uns».">
        <ListEditor
          noun="Absatz"
          addLabel="Absatz hinzufügen"
          items={value.story}
          max={PARAGRAPHS_MAX}
          blank=""
          error={errors['story']}
          onItems={(story) => edit({ story })}
        >
          {(paragraph, place, change) => (
            <EditorField name={`story.${place}`} errors={errors} label={`Absatz ${place + 1}`}>
              {(control) => (
                <textarea {...control} rows={3} value={paragraph} onChange={({ target }) => change(target.value)} />
              )}
            </EditorField>
          )}
        </ListEditor>
      </FormSection>
      <FormSection title="Team" hint="Wer hier arbeitet. Der Liebling steht als Bild daneben.">
        <ListEditor
          noun="Person"
          addLabel="Person hinzufügen"
          items={value.team}
          max={TEAM_MAX}
          blank={NOBODY}
          error={errors['team']}
          onItems={(team) => edit({ team })}
        >
          {(member, place, change) => (
            <TeamMemberFields
              member={member}
              path={`team.${place}`}
              errors={errors}
              products={context.products}
              onChange={change}
            />
          )}
        </ListEditor>
      </FormSection>
    </>
  );
};
