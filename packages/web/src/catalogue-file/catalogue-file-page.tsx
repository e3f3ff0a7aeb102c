import { isUnderWay } from '@ofenpost/core/background-job/background-job';
import {
  type CatalogueImport,
  type ImportedFile,
  importErrorMessage,
  canImport,
  changeCount,
  hasItems,
} from '@ofenpost/core/catalogue-file/catalogue-import';
import { may } from '@ofenpost/core/role/permission';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { useEffect, useRef } from 'react';
import { adminFiles } from '../app/admin-files.ts';
import { adminPage } from '../app/admin-page.tsx';
import { EditorHead } from '../record/editor-head.tsx';
import { SwitchField } from '../ui/switch-field.tsx';
import { useSingleTaps } from '../ui/use-single-taps.ts';
import { ImportCheckView } from './import-check-view.tsx';
import { ImportCountList, ImportEnded } from './import-ended.tsx';
import { ImportFileField } from './import-file-field.tsx';
import { ImportProgress, type CatalogueImportState, useCatalogueImport } from './import-progress.tsx';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './catalogue-file.module.css';

const changesText = (count: number): string => (count === 1 ? '1 Änderung' : `${count} Änderungen`);

function outcomeText({ check }: CatalogueImport): string {
  if (check.counts.problems > 0)
    return 'So kann die Datei nicht importiert werden. Bessere sie aus und wähle sie noch einmal; geändert ist nichts.';
  if (!hasItems(check)) return 'In dieser Datei steht nichts vom Sortiment.';
  if (changeCount(check) === 0) return 'Diese Datei ändert nichts: Alles steht schon so im Sortiment.';
  return 'Das ist erst die Prüfung: Am Sortiment ist noch nichts geändert.';
}

/** Shows the dry run and the choices that follow from it. */
function Prepared({ shown, admin: catalogueImport }: { shown: CatalogueImport; admin: CatalogueImportState }) {
  const { check, isWhole, title, at } = shown;
  const { isBusy, ask, refusal } = catalogueImport;
  const heading = useRef<HTMLHeadingElement>(null);
  // After the choice of a file the focus moves to the result.
  useEffect(() => heading.current?.focus(), []);
  const mayBeWhole = check.counts.problems === 0 && check.counts.missing > 0 && hasItems(check);
  return (
    <div aria-busy={isBusy}>
      <header className={styles.fileHead}>
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <span className={styles.hint}>{`geprüft am ${formatDate(at)}, ${formatTime(at)}`}</span>
      </header>
      <p role="status">{outcomeText(shown)}</p>
      {refusal !== null && (
        <p className={styles.error} role="alert">
          {importErrorMessage(refusal)}
        </p>
      )}
      <ImportCountList counts={check.counts} />
      {(mayBeWhole || isWhole) && (
        <SwitchField
          name="isWhole"
          label="Was in der Datei fehlt, archivieren"
          hint={
            isWhole
              ? 'Die Datei ist das ganze Sortiment.'
              : `${check.counts.missing} stehen nicht in der Datei und bleiben sonst, wie sie sind.`
          }
          isOn={isWhole}
          onChange={(next) => !isBusy && ask({ type: 'rest.chosen', isWhole: next })}
        />
      )}
      <ImportCheckView key={`${shown.id} ${isWhole}`} check={check} />
      <div className={`${styles.bar} ${styles.decision}`}>
        <button
          type="button"
          className={controls.primary}
          disabled={!canImport(check)}
          aria-disabled={isBusy}
          onClick={() => !isBusy && ask({ type: 'import.started' })}
        >
          {isBusy ? 'Einen Moment …' : `${changesText(changeCount(check))} importieren`}
        </button>
        <button
          type="button"
          className={controls.secondary}
          aria-disabled={isBusy}
          onClick={() => !isBusy && ask({ type: 'import.dismissed' })}
        >
          Verwerfen
        </button>
      </div>
    </div>
  );
}

/** Shows the step that the import is in. */
function ImportStep({ admin: catalogueImport }: { admin: CatalogueImportState }) {
  const { latest, refusal, isBusy, ask } = catalogueImport;
  const choose = (file: ImportedFile) => ask({ type: 'file.chosen', file });
  if (latest !== null && isUnderWay(latest)) return <ImportProgress work={latest} admin={catalogueImport} />;
  if (latest?.state === 'prepared') return <Prepared key={latest.id} shown={latest} admin={catalogueImport} />;
  return (
    <>
      {latest !== null && <ImportEnded shown={latest} admin={catalogueImport} />}
      {refusal !== null && latest === null && (
        <p className={styles.error} role="alert">
          {importErrorMessage(refusal)}
        </p>
      )}
      <ImportFileField isBusy={isBusy} onFile={choose} />
      <p className={styles.hint}>
        Eine Datei wird zuerst nur geprüft: Du siehst Zeile für Zeile, was sie ändern würde. Am einfachsten beginnst du
        mit einem Export. Spalten, die fehlen, bleiben, wie sie sind; «Art» und «Name» oder «ID» genügen.
      </p>
    </>
  );
}

/** Imports a file: first a dry run, then after confirmation the job, which continues without this page. */
function ImportSection({ begin }: { begin: CatalogueImport | null }) {
  const catalogueImport = useCatalogueImport(begin);
  // The button to stop appears where the button to start was, so a double tap would press both.
  const taps = useSingleTaps();
  return (
    <div ref={taps}>
      <ImportStep admin={catalogueImport} />
    </div>
  );
}

type Props = { readonly data: { readonly mayImport: boolean; readonly latest: CatalogueImport | null } };

/** The whole catalogue as one file: all editors may export it, managers may import it. */
const CatalogueFilePage = ({ data: { mayImport, latest } }: Props) => (
  <div className={`${layout.wrap} ${layout.page}`}>
    <EditorHead list="Alle Produkte" link={{ to: '/admin/products' }} title="Importieren und exportieren" />
    <div className={styles.parts}>
      <section className={`${layout.card} ${styles.card}`} aria-labelledby="import">
        <h2 id="import">Importieren</h2>
        {mayImport ? (
          <ImportSection begin={latest} />
        ) : (
          <p className={styles.hint}>Ein ganzes Sortiment importieren kann die Geschäftsleitung.</p>
        )}
      </section>
      <section className={`${layout.card} ${styles.card}`} aria-labelledby="export">
        <h2 id="export">Exportieren</h2>
        <p>Gruppen, Auswahlen, Extras und Produkte in einer Datei, auch was archiviert ist.</p>
        <div className={styles.downloads}>
          <a href={adminFiles.catalogueCsv} download className={`${controls.secondary} ${controls.small}`}>
            Tabelle (CSV)
          </a>
          <a href={adminFiles.catalogueJson} download className={`${controls.secondary} ${controls.small}`}>
            JSON
          </a>
        </div>
        <p className={styles.hint}>
          Die Tabelle öffnest du mit Excel oder Numbers. JSON ist für andere Programme. Beide kannst du wieder
          importieren.
        </p>
      </section>
    </div>
  </div>
);

export const catalogueFilePage = adminPage({
  title: 'Importieren und exportieren',
  action: 'catalogue.edit',
  access: 'zum Sortiment',
  load: async ({ catalogueImport }, _id, account) => {
    const mayImport = may(account, 'catalogue.import');
    return { mayImport, latest: mayImport ? await catalogueImport.loadLatest() : null };
  },
  Page: CatalogueFilePage,
});
