import type { CatalogueOutline, OutlinedOptionGroup } from '@ofenpost/core/catalogue/catalogue';
import { Link } from '@tanstack/react-router';
import { adminPage } from '../app/admin-page.tsx';
import { ListHead } from '../record/list-view.tsx';
import { countText } from './count-text.ts';
import { optionRuleText } from './option-rule-text.ts';
import { CatalogueTabs } from './products-admin.tsx';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './catalogue-admin.module.css';

const NAMED = 4;

const OptionGroupCard = ({ group }: { group: OutlinedOptionGroup }) => (
  <Link to="/admin/option-groups/$id" params={{ id: group.id }} className={styles.card}>
    <h2>{group.name}</h2>
    <p>
      {optionRuleText(group)} ·{' '}
      {group.productCount === 0 ? 'bei keinem Produkt' : `bei ${countText(group.productCount)}`}
    </p>
    <p>
      {group.options
        .slice(0, NAMED)
        .map(({ name }) => name)
        .join(', ')}
      {group.options.length > NAMED && ` und ${group.options.length - NAMED} weitere`}
    </p>
  </Link>
);

/** Lists the option groups that products share. */
function OptionGroupsAdmin({ data: { outline } }: { readonly data: { readonly outline: CatalogueOutline } }) {
  const current = outline.optionGroups.filter(({ archived }) => archived === null);
  const archived = outline.optionGroups.filter((group) => group.archived !== null);
  const cards = (groups: readonly OutlinedOptionGroup[]) => (
    <ul className={styles.cards}>
      {groups.map((group) => (
        <li key={group.id}>
          <OptionGroupCard group={group} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <ListHead title="Auswahlen">
        <Link to="/admin/option-groups/$id" params={{ id: 'new' }} className={controls.primary}>
          Neue Auswahl
        </Link>
      </ListHead>
      <CatalogueTabs />
      {current.length === 0 ? (
        <p className={layout.lead}>Noch keine Auswahl. Grössen, Böden oder Extras teilen sich viele Produkte.</p>
      ) : (
        cards(current)
      )}
      {archived.length > 0 && (
        <details className={styles.archivedList}>
          <summary>Archiviert ({archived.length})</summary>
          {cards(archived)}
        </details>
      )}
    </div>
  );
}

export const optionGroupsAdminPage = adminPage({
  title: 'Auswahlen',
  action: 'catalogue.edit',
  access: 'zu den Auswahlen',
  load: async ({ catalogueAdmin }) => ({ outline: await catalogueAdmin.loadOutline() }),
  Page: OptionGroupsAdmin,
});
