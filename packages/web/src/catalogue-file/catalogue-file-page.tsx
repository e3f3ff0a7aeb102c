import type { CatalogueImport } from '@ofenpost/core/catalogue-file/catalogue-import';
import { may } from '@ofenpost/core/permission/permission';
import { adminPage } from '../app/admin-page.tsx';
import { adminLink, paths } from '../app/paths.ts';
import { EditorHead } from '../editor/editor-head.tsx';
import { ImportSection } from './import-section.tsx';
import controls from '../theme/controls.module.css';
import layout from '../theme/layout.module.css';
import styles from './catalogue-file.module.css';

type Props = { readonly data: { readonly mayImport: boolean; readonly latest: CatalogueImport | null } };

/** The whole catalogue as one file: all editors may export it, managers may import it. */
const CatalogueFilePage = ({ data: { mayImport, latest } }: Props) => (
  <div className={`${layout.wrap} ${layout.page}`}>
    <EditorHead list="Alle Produkte" link={adminLink('products')} title="Importieren und exportieren" />
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
          <a href={paths.catalogueCsv} download className={`${controls.secondary} ${controls.small}`}>
            Tabelle (CSV)
          </a>
          <a href={paths.catalogueJson} download className={`${controls.secondary} ${controls.small}`}>
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
  path: 'catalogue',
  title: 'Importieren und exportieren',
  action: 'catalogue.edit',
  access: 'zum Sortiment',
  load: async ({ catalogueImport }, _id, account) => {
    const mayImport = may(account, 'catalogue.import');
    return { mayImport, latest: mayImport ? await catalogueImport.loadLatest() : null };
  },
  Page: CatalogueFilePage,
});
