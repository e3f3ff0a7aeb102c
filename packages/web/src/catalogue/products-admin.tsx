import type { CatalogueOutline } from '@ofenpost/core/catalogue/catalogue';
import { type ProductRow, productStateOf, PRODUCT_LIST } from '@ofenpost/core/catalogue/product-list';
import type { Instant } from '@ofenpost/core/time/instant';
import { Link, useRouter } from '@tanstack/react-router';
import { adminPage } from '../app/admin-page.tsx';
import { useApp, useNow } from '../app/app-actors.tsx';
import { useWhenReloaded } from '../app/use-when-reloaded.ts';
import { endText } from '../kitchen/end-field.tsx';
import { Amount } from '../money/amount.tsx';
import { ListChoice } from '../record/list-filters.tsx';
import type { ListColumn } from '../record/list-rows.tsx';
import { ListHead, ListView } from '../record/list-view.tsx';
import { useList } from '../record/use-list.ts';
import { StateBadge } from '../ui/state-badge.tsx';
import { ProductPicture } from './product-picture.tsx';
import listStyles from '../record/list-view.module.css';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './catalogue-admin.module.css';

const TABS = [
  ['/admin/products', 'Produkte'],
  ['/admin/product-groups', 'Gruppen'],
  ['/admin/option-groups', 'Auswahlen'],
  ['/admin/pizza-parts', 'Eigene Pizzas'],
] as const;

/** Links the parts of the catalogue. */
export const CatalogueTabs = () => (
  <nav className={styles.tabs} aria-label="Sortiment">
    {TABS.map(([to, label]) => (
      <Link key={to} to={to} className={styles.tab}>
        {label}
      </Link>
    ))}
  </nav>
);

const LABELS = { onSale: 'im Angebot', off: 'ausgeschaltet', archived: 'archiviert', soldOut: 'ausverkauft' };
const TONES = { onSale: 'good', off: undefined, archived: undefined, soldOut: 'warning' } as const;

type ProductStateBadgeProps = {
  readonly row: Pick<ProductRow, 'available' | 'soldOutUntil' | 'archived'>;
  readonly now: Instant;
};

/** Shows whether a product is available now. */
export function ProductStateBadge({ row, now }: ProductStateBadgeProps) {
  const state = productStateOf(row, now);
  return (
    <StateBadge tone={TONES[state]}>
      {state === 'soldOut' && row.soldOutUntil !== null
        ? `ausverkauft bis ${endText(row.soldOutUntil, now)}`
        : LABELS[state]}
    </StateBadge>
  );
}

const productColumns = (now: Instant): readonly ListColumn<ProductRow, 'place' | 'name' | 'price'>[] => [
  {
    id: 'name',
    title: 'Produkt',
    cell: (row) => (
      <span className={styles.named}>
        <ProductPicture product={row} className={styles.thumb} size={40} />
        <span>{row.name}</span>
      </span>
    ),
    sort: 'name',
    share: 2.4,
    onPhone: 'head',
  },
  {
    id: 'group',
    title: 'Gruppe, wie auf der Karte',
    cell: ({ groupName }) => groupName,
    sort: 'place',
    share: 1.5,
    onPhone: 'line',
  },
  {
    id: 'state',
    title: 'Zustand',
    cell: (row) => <ProductStateBadge row={row} now={now} />,
    share: 1.3,
    onPhone: 'line',
  },
  {
    id: 'price',
    title: 'Preis',
    cell: ({ price }) => (
      <b>
        <Amount rappen={price} />
      </b>
    ),
    sort: 'price',
    align: 'end',
    onPhone: 'headEnd',
  },
];

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
        <Link to="/admin/catalogue" className={controls.secondary}>
          Importieren / Exportieren
        </Link>
        <Link to="/admin/products/$id" params={{ id: 'new' }} className={controls.primary}>
          Neues Produkt
        </Link>
      </ListHead>
      <CatalogueTabs />
      <ListView
        name="Produkte"
        list={list}
        columns={productColumns(now)}
        keyOf={({ id }) => id}
        onOpen={({ id }) => void router.navigate({ to: '/admin/products/$id', params: { id } })}
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
  title: 'Produkte',
  action: 'catalogue.edit',
  access: 'zu den Produkten',
  load: async ({ catalogueAdmin }) => ({ outline: await catalogueAdmin.loadOutline() }),
  Page: ProductsAdmin,
});
