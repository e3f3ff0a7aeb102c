import { isSame } from '@ofenpost/core/editor/compare';
import { type PrinterDraft, newPrinter } from '@ofenpost/core/printing/printers-draft';
import { useApp } from '../app/app-actors.tsx';
import { PrinterFields } from '../printing/printer-fields.tsx';
import { FormSection } from '../record/editor-field.tsx';
import { sectionPage, type SectionParts } from '../record/section-page.tsx';
import controls from '../ui/controls.module.css';

function textOf({ name, host, port, automatic, labels, confirms, active }: PrinterDraft): string {
  const traits = [
    ...(automatic ? ['druckt von selbst'] : []),
    ...(labels ? ['druckt Etiketten'] : []),
    ...(confirms ? [] : ['bestätigt nicht']),
    ...(active ? [] : ['aus']),
  ];
  return [`${name} (${host}:${port})`, ...traits].join(', ');
}

const Fields: SectionParts<'printers', null>['Fields'] = ({
  editor: {
    value: { printers },
    base,
    errors,
    edit,
  },
}) => {
  const { ports } = useApp();
  const replace = (id: string, change: Partial<PrinterDraft>) =>
    edit({ printers: printers.map((printer) => (printer.id === id ? { ...printer, ...change } : printer)) });
  return (
    <>
      {printers.length === 0 && (
        <FormSection
          title="Noch kein Drucker"
          hint="Ohne Bondrucker druckt der Browser jeden Bon auf 80-mm-Papier. Mit einem Drucker im Netz kommt er von selbst, sobald ihr annehmt."
        >
          {null}
        </FormSection>
      )}
      {printers.map((printer, index) => (
        <PrinterFields
          key={printer.id}
          path={`printers.${index}`}
          printer={printer}
          isSaved={base.printers.some((saved) => isSame(saved, printer))}
          errors={errors}
          onChange={(change) => replace(printer.id, change)}
          onRemove={() => edit({ printers: printers.filter(({ id }) => id !== printer.id) })}
        />
      ))}
      <div>
        <button
          type="button"
          name="printers"
          className={controls.secondary}
          onClick={() => edit({ printers: [...printers, newPrinter(ports.idempotencyKey.create())] })}
        >
          Drucker hinzufügen
        </button>
      </div>
    </>
  );
};

export const printersSection = sectionPage<'printers', null>({
  section: 'printers',
  summary: 'Bondrucker im Netz, Bons von selbst, Etiketten, Testdruck',
  texts: {
    printers: {
      label: 'Drucker',
      text: (printers) => (printers.length === 0 ? 'keiner' : printers.map(textOf).join('; ')),
    },
  },
  loadContext: () => Promise.resolve(null),
  Fields,
});
