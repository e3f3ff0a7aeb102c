import type { CatalogueOutline, OutlinedGroup } from '@ofenpost/core/catalogue/catalogue';
import { STATION_LABELS } from '@ofenpost/core/catalogue/station';
import { Link } from '@tanstack/react-router';
import { adminPage } from '../app/admin-page.tsx';
import { useApp } from '../app/app-actors.tsx';
import { ArrangementForm } from '../record/arrangement-form.tsx';
import { ListHead } from '../record/list-view.tsx';
import { countText } from './count-text.ts';
import { CatalogueTabs } from './products-admin.tsx';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './catalogue-admin.module.css';

type Props = { readonly data: { readonly outline: CatalogueOutline } };

const summaryOf = ({ visible, station, productCount }: OutlinedGroup): string =>
  [
    productCount === 0 ? 'leer, Gäste sehen sie nicht' : countText(productCount),
    `Station ${STATION_LABELS[station]}`,
    ...(visible ? [] : ['verborgen']),
  ].join(' · ');

/** Lists the groups in their order on the menu. */
function ProductGroupsAdmin({ data: { outline } }: Props) {
  const { ports } = useApp();
  const current = outline.productGroups.filter(({ archived }) => archived === null);
  const archived = outline.productGroups.filter((group) => group.archived !== null);
  const find = (id: string) => current.find((group) => group.id === id);
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <ListHead title="Produktgruppen">
        <Link to="/admin/product-groups/$id" params={{ id: 'new' }} className={controls.primary}>
          Neue Gruppe
        </Link>
      </ListHead>
      <CatalogueTabs />
      {current.length === 0 ? (
        <p className={layout.lead}>Noch keine Gruppe. Jedes Produkt steht in einer: leg die erste an.</p>
      ) : (
        <ArrangementForm
          label="Reihenfolge der Gruppen"
          arrange={(arrangement) => ports.catalogueAdmin.arrange(null, arrangement)}
          ids={current.map(({ id }) => id)}
          nameOf={(id) => find(id)?.name ?? 'unbekannt'}
        >
          {(id) => {
            const group = find(id);
            return (
              group && (
                <>
                  <Link to="/admin/product-groups/$id" params={{ id }}>
                    {group.name}
                  </Link>
                  <small>{summaryOf(group)}</small>
                </>
              )
            );
          }}
        </ArrangementForm>
      )}
      {archived.length > 0 && (
        <details className={styles.archivedList}>
          <summary>Archiviert ({archived.length})</summary>
          <ul>
            {archived.map(({ id, name }) => (
              <li key={id}>
                <Link to="/admin/product-groups/$id" params={{ id }}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

export const productGroupsAdminPage = adminPage({
  title: 'Produktgruppen',
  action: 'catalogue.edit',
  access: 'zu den Produktgruppen',
  load: async ({ catalogueAdmin }) => ({ outline: await catalogueAdmin.loadOutline() }),
  Page: ProductGroupsAdmin,
});
