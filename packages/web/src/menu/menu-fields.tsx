import { allergensText } from '@ofenpost/core/declaration/allergens-text';
import type { Declaration } from '@ofenpost/core/declaration/declaration';
import { UNDECLARED } from '@ofenpost/core/declaration/labelling';
import type { FieldErrors } from '@ofenpost/core/editor/editor';
import type { EditedDraft } from '@ofenpost/core/editor/versioned-editor';
import { COURSES_MAX, type MenuDraft } from '@ofenpost/core/menu/menu-draft';
import type { ItemVatClass } from '@ofenpost/core/vat/vat';
import { VAT_CLASS_LABELS } from '@ofenpost/core/vat/vat-rates-draft';
import { AllergensField } from '../catalogue/declaration-fields.tsx';
import { courseDeclaration, enteredCourse } from '../declaration/course-declaration.ts';
import { LabellingFields } from '../declaration/labelling-fields.tsx';
import { EditorField, FormSection } from '../record/editor-field.tsx';
import type { Editor } from '../record/use-editor.ts';
import { ChoiceField } from '../ui/choice-field.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { ListEditor } from '../ui/list-editor.tsx';
import { NumberInput, MoneyInput } from '../ui/typed-input.tsx';
import styles from '../catalogue/catalogue-admin.module.css';

/** The VAT classes of a menu: food, or with wine or beer. */
const CLASSES = (['food', 'alcohol'] as const satisfies readonly ItemVatClass[]).map((value) => ({
  value,
  label: VAT_CLASS_LABELS[value],
}));

type Course = { readonly name: string; readonly declaration: Declaration | null };
const BLANK_COURSE: Course = { name: '', declaration: null };

type CourseDeclarationProps = {
  readonly place: number;
  readonly errors: FieldErrors;
  readonly course: Course;
  readonly onDeclaration: (declaration: Declaration | null) => void;
};

/** Asks for what the law wants to know of a course. */
function CourseDeclaration({ place, errors, course: { name, declaration }, onDeclaration }: CourseDeclarationProps) {
  const { allergens, labelling } = enteredCourse(declaration);
  return (
    <details className={styles.allergens}>
      <summary>Deklaration: {declaration === null ? 'fehlt' : allergensText(declaration.allergens)}</summary>
      <AllergensField
        name={`declarations.${place}.allergens`}
        errors={errors}
        label={`Allergene von ${name === '' ? 'diesem Gang' : name}`}
        chosen={allergens}
        onChosen={(chosen) =>
          onDeclaration(
            courseDeclaration({
              allergens: chosen,
              labelling: { ...(labelling ?? UNDECLARED), allergensKnown: true, checked: false },
            }),
          )
        }
      />
      <LabellingFields
        path={`declarations.${place}.`}
        errors={errors}
        allergens={allergens}
        labelling={labelling}
        isDrinkable
        hasOrigins
        onChange={(declared) => onDeclaration(courseDeclaration(declared))}
      />
    </details>
  );
}

/** The input fields of a menu. */
export const MenuFields = ({ editor }: { readonly editor: Editor<EditedDraft<MenuDraft>> }) => {
  const { value, errors, edit } = editor;
  return (
    <>
      <FormSection title="Menü">
        <EditorField name="name" errors={errors} label="Name">
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              value={value.name}
              onChange={({ target }) => edit({ name: target.value })}
            />
          )}
        </EditorField>
        <EditorField name="price" errors={errors} label="Preis" aside="inkl. MwSt.">
          {(control) => <MoneyInput {...control} value={value.price} onValue={(price) => edit({ price })} />}
        </EditorField>
      </FormSection>
      <FormSection title="Gänge" hint="In der Reihenfolge, in der sie auf den Tisch kommen.">
        <ListEditor
          noun="Gang"
          addLabel="Gang hinzufügen"
          items={value.courses.map((name, place) => ({ name, declaration: value.declarations?.[place] ?? null }))}
          max={COURSES_MAX}
          blank={BLANK_COURSE}
          error={errors['courses']}
          onItems={(courses) =>
            edit({
              courses: courses.map(({ name }) => name),
              declarations: courses.map(({ declaration }) => declaration),
            })
          }
        >
          {(course, place, change) => (
            <>
              <EditorField name={`courses.${place}`} errors={errors} label={`Gang ${place + 1}`}>
                {(control) => (
                  <input
                    {...control}
                    autoComplete="off"
                    value={course.name}
                    onChange={({ target }) =>
                      change({
                        name: target.value,
                        declaration: course.declaration && { ...course.declaration, checked: false },
                      })
                    }
                  />
                )}
              </EditorField>
              <CourseDeclaration
                place={place}
                errors={errors}
                course={course}
                onDeclaration={(declaration) => change({ ...course, declaration })}
              />
            </>
          )}
        </ListEditor>
      </FormSection>
      <FormSection
        title="Gültig"
        hint="Beide Tage zählen. Bestellt wird ein Menü an den Tagen, an denen es im Wochenmenü steht."
      >
        <EditorField name="validFrom" errors={errors} label="Erster Tag">
          {(control) => <DateInput {...control} value={value.validFrom} onValue={(validFrom) => edit({ validFrom })} />}
        </EditorField>
        <EditorField name="validTo" errors={errors} label="Letzter Tag">
          {(control) => <DateInput {...control} value={value.validTo} onValue={(validTo) => edit({ validTo })} />}
        </EditorField>
      </FormSection>
      <FormSection title="Küche und MwSt.">
        <EditorField
          name="ovenBreads"
          errors={errors}
          label="Platz im Ofen"
          hint="So viele Fladen bäckt die Küche dafür."
        >
          {(control) => (
            <NumberInput
              {...control}
              unit="Fladen"
              value={value.ovenBreads}
              onValue={(ovenBreads) => edit({ ovenBreads })}
            />
          )}
        </EditorField>
        <ChoiceField
          name="vatClass"
          errors={errors}
          label="MwSt.-Klasse"
          hint="Gehört Wein oder Bier dazu, gilt das ganze Menü als Alkohol: Das Alter wird geprüft."
          isShort
          value={value.vatClass}
          options={CLASSES}
          onValue={(group: ItemVatClass) => edit({ vatClass: group })}
        />
      </FormSection>
    </>
  );
};
