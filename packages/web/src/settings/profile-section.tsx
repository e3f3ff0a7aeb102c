import type { Product } from '@ofenpost/core/catalogue/product';
import type { FieldErrors } from '@ofenpost/core/editor/editor';
import type { EditedDraft } from '@ofenpost/core/editor/versioned-editor';
import type { Ports } from '@ofenpost/core/ports';
import type { TeamMember } from '@ofenpost/core/restaurant/restaurant';
import {
  PARAGRAPHS_MAX,
  RESTAURANT_FIELDS,
  type RestaurantDraft,
  TEAM_MAX,
} from '@ofenpost/core/restaurant/restaurant-draft';
import { isSupplierField } from '@ofenpost/core/restaurant/supplier';
import { may } from '@ofenpost/core/role/permission';
import type { HTMLInputTypeAttribute } from 'react';
import { useAccount } from '../app/app-actors.tsx';
import { EditorField, FormSection } from '../record/editor-field.tsx';
import { PreviewHead } from '../record/editor-head.tsx';
import { sectionPage } from '../record/section-page.tsx';
import type { Editor } from '../record/use-editor.ts';
import { ChoiceField } from '../ui/choice-field.tsx';
import { ListEditor } from '../ui/list-editor.tsx';
import styles from './profile-preview.module.css';

type Props = ProfileContext & {
  readonly member: TeamMember;
  /** The path of the member in the draft: `team.2`. */
  readonly path: string;
  readonly errors: FieldErrors;
  readonly onChange: (member: TeamMember) => void;
};

/** Edits one member of the team. */
const TeamMemberFields = ({ member, path, errors, products, onChange }: Props) => (
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

type ProfileFieldsProps = { readonly editor: Editor<EditedDraft<RestaurantDraft>>; readonly context: ProfileContext };
type TextField = Exclude<keyof RestaurantDraft, 'story' | 'team' | 'alcoholMinAge'>;
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
    title: 'Deklaration',
    hint: 'Woher Brot und Teig kommen, steht über der Karte. Das Gesetz verlangt es schriftlich.',
    lines: [{ field: 'breadOrigin' }],
  },
  {
    title: 'Soziale Medien',
    lines: [
      { field: 'instagramUrl', type: 'url' },
      { field: 'facebookUrl', type: 'url' },
    ],
  },
];
const AGES = [
  { value: '16', label: '16 Jahre' },
  { value: '18', label: '18 Jahre' },
] as const;
const NOBODY: RestaurantDraft['team'][number] = { name: '', task: '', favouriteProductId: null };

const Lines = ({
  editor: { value, errors, edit },
  group: { title, hint, lines },
}: Pick<ProfileFieldsProps, 'editor'> & { readonly group: Group }) => {
  const account = useAccount();
  const isLocked = (field: TextField) => isSupplierField(field) && !may(account, 'supplier.edit');
  return (
    <FormSection title={title} {...(hint !== undefined && { hint })}>
      {lines.map(({ field, type = 'text' }) => (
        <EditorField
          key={field}
          name={field}
          errors={errors}
          label={RESTAURANT_FIELDS[field].label}
          hint={isLocked(field) ? 'Ändert nur die Geschäftsleitung.' : undefined}
        >
          {(control) => (
            <input
              {...control}
              type={type}
              autoComplete="off"
              readOnly={isLocked(field)}
              value={value[field]}
              onChange={({ target }) => edit({ [field]: target.value })}
            />
          )}
        </EditorField>
      ))}
    </FormSection>
  );
};

/** Edits what guests read about the restaurant. */
const ProfileFields = ({ editor, context }: ProfileFieldsProps) => {
  const { value, errors, edit } = editor;
  return (
    <>
      <Lines editor={editor} group={FIRST} />
      {GROUPS.map((group) => (
        <Lines key={group.title} editor={editor} group={group} />
      ))}
      <FormSection title="Jugendschutz" hint="Das Gesetz: Bier und Wein ab 16, Gebranntes ab 18 Jahren.">
        <ChoiceField
          name="alcoholMinAge"
          errors={errors}
          label={RESTAURANT_FIELDS.alcoholMinAge.label}
          hint="18, wenn euer Kanton oder ihr es strenger wollt."
          isShort
          value={value.alcoholMinAge === 18 ? '18' : '16'}
          options={AGES}
          onValue={(age) => edit({ alcoholMinAge: age === '18' ? 18 : 16 })}
        />
      </FormSection>
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

type ProfilePreviewProps = { readonly before: RestaurantDraft; readonly after: RestaurantDraft | null };

/** Shows the restaurant's data as on every page. */
function ProfilePreview({ before, after }: ProfilePreviewProps) {
  const { name, claim, street, postcode, town, phoneNumber, email, vatNumber } = after ?? before;
  return (
    <>
      <PreviewHead isKnown={after !== null} hint="So lesen es die Gäste auf jeder Seite." />
      <div className={styles.card}>
        <p className={styles.name}>{name}</p>
        <p className={styles.claim}>{claim}</p>
        <address>
          {street}
          <br />
          {postcode} {town}
          <br />
          {phoneNumber}
          <br />
          {email}
        </address>
        <p className={styles.vat}>{vatNumber}</p>
      </div>
    </>
  );
}

const loadContext = async ({ catalogue }: Ports) => {
  const { productGroups } = await catalogue.load();
  return { products: productGroups.flatMap(({ products }) => products.map(({ id, name }) => ({ id, name }))) };
};
/** The products that can be somebody's favourite. */
type ProfileContext = { readonly products: readonly Pick<Product, 'id' | 'name'>[] };

export const profileSection = sectionPage<'profile', ProfileContext>({
  section: 'profile',
  summary: 'Name, Adresse, Telefon, Geschichte, Team, MwSt.-Nummer',
  texts: RESTAURANT_FIELDS,
  loadContext,
  Fields: ProfileFields,
  Preview: ProfilePreview,
});
