import type { OptionGroupDraft } from '@ofenpost/core/catalogue/option-group-draft';
import { useState } from 'react';
import { useEarliestServing } from '../app/app-actors.tsx';
import { PreviewHead } from '../record/editor-head.tsx';
import { OptionGroupField, firstSelection, withOption } from './option-group-field.tsx';

/** Shows the choice as guests see it in the product dialog. */
export function OptionGroupPreview({ draft }: { draft: OptionGroupDraft | null }) {
  const at = useEarliestServing();
  const [last, setLast] = useState(draft);
  if (draft !== null && draft !== last) setLast(draft);
  const shown = draft ?? last;
  const group = shown && {
    ...shown,
    id: 'preview',
    options: shown.options.map((option, place) => ({ ...option, id: option.id ?? `${place}`, soldOutUntil: null })),
  };
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(group && firstSelection([group], at)));
  return (
    <>
      <PreviewHead isKnown={draft !== null} hint="Genau so wählen die Gäste." />
      {group !== null && (
        <OptionGroupField
          group={group}
          at={at}
          chosen={chosen}
          onChange={(optionId, isChosen) => setChosen(withOption(chosen, group, optionId, isChosen))}
        />
      )}
    </>
  );
}
