import { AREA_LINE_EXAMPLE, type AreaLine, readAreaLines } from '@ofenpost/core/delivery/area-lines';
import type { OrderLocationDrafts } from '@ofenpost/core/delivery/order-location-draft';
import { useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { Field } from '../ui/field.tsx';
import { PageDialog } from '../ui/page-dialog.tsx';
import type { AreasChange } from './areas-editor.tsx';
import controls from '../ui/controls.module.css';
import styles from './area-import-dialog.module.css';

type Props = {
  readonly areas: OrderLocationDrafts;
  readonly onTake: (change: AreasChange) => void;
  readonly onClosed: () => void;
};

const KIND_LABELS: Record<AreaLine['kind'], string> = { new: 'neu', changed: 'ändert', wrong: 'fehlerhaft' };

const changeOf = (lines: readonly AreaLine[], createId: () => string): AreasChange =>
  Object.fromEntries(
    lines.flatMap((line) =>
      line.kind === 'wrong' ? [] : [[line.kind === 'changed' ? line.id : createId(), line.area]],
    ),
  );

function countsText(lines: readonly AreaLine[]): string {
  const counts = (['new', 'changed', 'wrong'] as const).flatMap((kind) => {
    const count = lines.filter((line) => line.kind === kind).length;
    return count === 0 ? [] : `${count} ${KIND_LABELS[kind]}`;
  });
  return counts.join(', ');
}

/** Imports delivery areas as lines, for example from a spreadsheet; each line shows its effect before the import. */
export function AreaImportDialog({ areas, onTake, onClosed }: Props) {
  const { ports } = useApp();
  const [isOpen, setOpen] = useState(true);
  const [text, setText] = useState('');
  const lines = readAreaLines(text, areas);
  const right = lines.filter(({ kind }) => kind !== 'wrong');
  return (
    <PageDialog
      title="Lieferorte einfügen"
      size="wide"
      holdsInput
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      foot={
        <button
          type="button"
          className={`${controls.primary} ${controls.wide}`}
          disabled={right.length === 0}
          onClick={() => {
            onTake(changeOf(lines, ports.idempotencyKey.create));
            setOpen(false);
          }}
        >
          {right.length === 1 ? '1 Lieferort übernehmen' : `${right.length} Lieferorte übernehmen`}
        </button>
      }
    >
      <p>
        Eine Zeile je Lieferort: PLZ, Ort, Mindestbestellwert, Liefergebühr, gratis ab (darf leer sein), Minuten.
        Getrennt durch Strichpunkte oder aus einer Tabelle kopiert.
      </p>
      <Field label="Zeilen" className={styles.lines}>
        {(control) => (
          <textarea
            {...control}
            rows={6}
            spellCheck={false}
            placeholder={AREA_LINE_EXAMPLE}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <p className={styles.counts} role="status">
        {countsText(lines)}
      </p>
      <ol className={styles.found}>
        {lines.map((line) => (
          <li key={line.number} data-kind={line.kind}>
            <b>Zeile {line.number}</b> <code>{line.text}</code> <em>{KIND_LABELS[line.kind]}</em>
            {line.kind === 'wrong' && (
              <ul>
                {line.problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </PageDialog>
  );
}
