import { ALLERGENS, ALLERGEN_LABELS, type Allergen } from '@ofenpost/core/catalogue/declaration';
import { CONTENTS, METHODS, type Origin } from '@ofenpost/core/declaration/declaration';
import { CONTENT_LABELS, METHOD_SENTENCES } from '@ofenpost/core/declaration/declaration-texts';
import { LABELLING_REASON_MAX, type LabellingDraft, UNDECLARED } from '@ofenpost/core/declaration/labelling';
import type { FieldErrors } from '@ofenpost/core/editor/editor';
import { ChipsField } from '../catalogue/declaration-fields.tsx';
import { EditorField } from '../record/editor-field.tsx';
import { ChoiceField } from '../ui/choice-field.tsx';
import { ListEditor } from '../ui/list-editor.tsx';
import { SwitchField } from '../ui/switch-field.tsx';
import { NumberInput } from '../ui/typed-input.tsx';

const ALLERGEN_OPTIONS = ALLERGENS.map((each) => [each, ALLERGEN_LABELS[each]] as const);
const CONTENT_OPTIONS = CONTENTS.map((each) => [each, CONTENT_LABELS[each]] as const);
const METHOD_OPTIONS = METHODS.map((each) => [each, METHOD_SENTENCES[each]] as const);

const KNOWN = [
  { value: 'known', label: 'Angegeben' },
  { value: 'none', label: 'Enthält keine' },
  { value: 'anyway', label: 'Trotzdem anbieten' },
] as const;
type Known = (typeof KNOWN)[number]['value'];

const ALCOHOLS = [
  { value: 'none', label: 'Kein Alkohol' },
  { value: 'fermented', label: 'Bier, Wein, Most: ab 16' },
  { value: 'distilled', label: 'Gebranntes, Mischgetränke: ab 18' },
] as const;
type Alcohol = (typeof ALCOHOLS)[number]['value'];

const ANSWERS = [
  { value: 'none', label: 'Nichts davon' },
  { value: 'some', label: 'Trifft zu' },
] as const;

type Declared = { readonly allergens: Allergen[]; readonly labelling: LabellingDraft };

type Props = {
  /** The path of the thing in its draft, with a dot: `options.2.`. */
  readonly path?: string;
  readonly errors: FieldErrors;
  readonly allergens: Allergen[];
  readonly labelling: LabellingDraft | null | undefined;
  /** Whether it can be a drink. */
  readonly isDrinkable?: boolean;
  /** Whether its origins have no other field. */
  readonly hasOrigins?: boolean;
  readonly onChange: (declared: Declared) => void;
};

const BLANK_ORIGIN: Origin = { ingredient: '', country: '' };

type PartProps = {
  readonly errors: FieldErrors;
  readonly labelling: LabellingDraft;
  /** The name of a field of the labelling in its draft. */
  readonly at: (field: string) => string;
  readonly edit: (change: Partial<LabellingDraft>) => void;
};

const OriginsField = ({ errors, labelling, at, edit }: PartProps) => (
  <ListEditor
    noun="Herkunft"
    addLabel="Herkunft von Fleisch oder Fisch hinzufügen"
    items={labelling.origins}
    max={20}
    blank={BLANK_ORIGIN}
    error={errors[at('origins')]}
    onItems={(origins) => edit({ origins })}
  >
    {(origin, place, change) =>
      (['ingredient', 'country'] as const).map((field) => (
        <EditorField
          key={field}
          name={at(`origins.${place}.${field}`)}
          errors={errors}
          label={field === 'ingredient' ? 'Zutat' : 'Land'}
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              value={origin[field]}
              onChange={({ target }) => change({ ...origin, [field]: target.value })}
            />
          )}
        </EditorField>
      ))
    }
  </ListEditor>
);

const MethodsField = ({ errors, labelling: { methods }, at, edit }: PartProps) => (
  <>
    <ChoiceField
      name={at('methods')}
      errors={errors}
      label="Herstellung"
      hint="Bei Fleisch und Eiern aus dem Ausland muss es beantwortet sein."
      isShort
      value={methods === null ? undefined : methods.length === 0 ? 'none' : 'some'}
      options={ANSWERS}
      onValue={(value) => edit({ methods: value === 'none' ? [] : ['painful'] })}
    />
    {methods !== null && methods.length > 0 && (
      <ChipsField
        name={at('methods')}
        errors={errors}
        label="So lesen es die Gäste"
        options={METHOD_OPTIONS}
        chosen={methods}
        onChosen={(chosen) => edit({ methods: chosen })}
      />
    )}
  </>
);

const DrinkFields = ({ errors, labelling: { alcohol, drink }, at, edit }: PartProps) => (
  <>
    <ChoiceField
      name={at('alcohol')}
      errors={errors}
      label="Alkohol"
      value={alcohol?.kind ?? 'none'}
      options={ALCOHOLS}
      onValue={(kind: Alcohol) =>
        edit({ alcohol: kind === 'none' ? null : { kind, volPermille: alcohol?.volPermille ?? 0 } })
      }
    />
    {alcohol !== null && (
      <EditorField name={at('alcohol.volPermille')} errors={errors} label="Alkoholgehalt" hint="48 für 4.8 % vol.">
        {(control) => (
          <NumberInput
            {...control}
            unit="Promille"
            value={alcohol.volPermille}
            onValue={(volPermille) => edit({ alcohol: { ...alcohol, volPermille } })}
          />
        )}
      </EditorField>
    )}
    <EditorField name={at('drink.ml')} errors={errors} label="Menge" aside="nur Getränke">
      {(control) => (
        <NumberInput
          {...control}
          unit="ml"
          value={drink?.ml ?? Number.NaN}
          onValue={(ml) => edit({ drink: Number.isNaN(ml) ? null : { ml } })}
        />
      )}
    </EditorField>
  </>
);

/** How the question for allergens is answered; undefined: not at all. */
function knownOf({ allergensKnown, reason }: LabellingDraft, allergens: readonly Allergen[]): Known | undefined {
  if (!allergensKnown) return reason === undefined ? undefined : 'anyway';
  return allergens.length === 0 ? 'none' : 'known';
}

/** Asks for what the law wants to know besides the list of allergens. A change takes the check away. */
export function LabellingFields(props: Props) {
  const { path = '', errors, allergens, isDrinkable = false, hasOrigins = false, onChange } = props;
  const labelling = props.labelling ?? UNDECLARED;
  const at = (field: string) => `${path}labelling.${field}`;
  const edit = (change: Partial<LabellingDraft>, list = allergens) =>
    onChange({ allergens: list, labelling: { ...labelling, checked: false, ...change } });
  const known = knownOf(labelling, allergens);
  // The question stands where nothing is answered yet, the field for the reason only later.
  const reasonError = errors[at('reason')];
  const unanswered =
    known === undefined && reasonError !== undefined ? { ...errors, [at('allergensKnown')]: reasonError } : errors;
  const part = { errors, labelling, at, edit };
  return (
    <>
      <ChoiceField
        name={at('allergensKnown')}
        errors={unanswered}
        label="Stand der Allergene"
        hint="Ohne Angabe lesen Gäste: Allergene bitte am Telefon erfragen."
        isShort
        value={known}
        options={KNOWN}
        onValue={(value: Known) =>
          edit({ allergensKnown: value !== 'anyway', reason: '' }, value === 'none' ? [] : allergens)
        }
      />
      {known === 'anyway' && (
        <EditorField
          name={at('reason')}
          errors={errors}
          label="Warum ohne Allergene?"
          hint="Steht im Änderungsprotokoll."
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              maxLength={LABELLING_REASON_MAX + 1}
              value={labelling.reason ?? ''}
              onChange={({ target }) => edit({ reason: target.value })}
            />
          )}
        </EditorField>
      )}
      <ChipsField
        name={at('traces')}
        errors={errors}
        label="Kann Spuren enthalten"
        options={ALLERGEN_OPTIONS}
        chosen={labelling.traces}
        onChosen={(traces) => edit({ traces })}
      />
      <ChipsField
        name={at('contents')}
        errors={errors}
        label="Enthält"
        options={CONTENT_OPTIONS}
        chosen={labelling.contents}
        onChosen={(contents) => edit({ contents })}
      />
      {hasOrigins && <OriginsField {...part} />}
      <MethodsField {...part} />
      {isDrinkable && <DrinkFields {...part} />}
      <SwitchField
        name={at('checked')}
        label="Geprüft und vollständig"
        hint="Jede Änderung nimmt das Häkchen weg."
        isOn={labelling.checked}
        onChange={(checked) => edit({ checked })}
      />
    </>
  );
}
