import type { CatalogueOutline } from '@ofenpost/core/catalogue/catalogue-outline';
import { PRODUCT_LIST } from '@ofenpost/core/catalogue/product-list';
import { Link, useRouter } from '@tanstack/react-router';
import { adminPage } from '../app/admin-page.tsx';
import { useApp } from '../app/app-actors.tsx';
import { useNow } from '../app/app-state.ts';
import { adminLink, paths } from '../app/paths.ts';
import { useWhenReloaded } from '../app/use-when-reloaded.ts';
import { ListChoice } from '../list/list-choice.tsx';
import { ListHead } from '../list/list-head.tsx';
import { ListView } from '../list/list-view.tsx';
import { useList } from '../list/use-list.ts';
import { CatalogueTabs } from './catalogue-tabs.tsx';
import { productColumns } from './product-columns.tsx';
import listStyles from '../list/list-view.module.css';
import controls from '../theme/controls.module.css';
import layout from '../theme/layout.module.css';

const STATES = {
  current: 'Alle ohne Archiv',
  onSale: 'Im Angebot',
  soldOut: 'Ausverkauft',
  off: 'Ausgeschaltet',
  archived: 'Archiviert',
};

type Props = { readonly data: { readonly outline: CatalogueOutline } };

/** Lists all products in the order of the menu. */
function ProductsAdmin({ data: { outline } }: Props) {
  const { ports } = useApp();
  const router = useRouter();
  const now = useNow();
  const list = useList(PRODUCT_LIST, ports.catalogueAdmin.listProducts);
  const { state, group } = list.query;
  // A change of the storefront may concern one of these products.
  useWhenReloaded(list.refresh);
  const groups = Object.fromEntries([
    ['', 'Alle Gruppen'],
    ...outline.productGroups.map(({ id, name, archived }) => [id, archived === null ? name : `${name} (archiviert)`]),
  ]) as Record<string, string>;
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <ListHead title="Produkte">
        <Link {...adminLink('catalogue')} className={controls.secondary}>
          Importieren / Exportieren
        </Link>
        <Link {...adminLink('products/new')} className={controls.primary}>
          Neues Produkt
        </Link>
      </ListHead>
      <CatalogueTabs />
      <ListView
        name="Produkte"
        list={list}
        columns={productColumns(now)}
        keyOf={({ id }) => id}
        onOpen={({ id }) => void router.navigate(adminLink(`products/${id}`))}
        searchLabel="Name oder Beschreibung"
        filters={
          <>
            <ListChoice
              label="Gruppe"
              value={group}
              options={groups}
              onValue={(chosen) => list.ask({ group: chosen })}
            />
            <ListChoice
              label="Zustand"
              value={state}
              options={STATES}
              onValue={(chosen) => list.ask({ state: chosen })}
            />
          </>
        }
        csvPath={paths.productsCsv}
        empty={
          <div className={listStyles.none}>
            <h2>Noch kein Produkt</h2>
            <p>Leg zuerst eine Gruppe an und dann das erste Produkt. Gäste sehen es sofort.</p>
          </div>
        }
      />
    </div>
  );
}

export const productsAdminPage = adminPage({
  path: 'products',
  title: 'Produkte',
  action: 'catalogue.edit',
  access: 'zu den Produkten',
  load: async ({ catalogueAdmin }) => ({ outline: await catalogueAdmin.loadOutline() }),
  Page: ProductsAdmin,
});
