import type { OutlinedPizzaPart, CatalogueOutline } from '@ofenpost/core/catalogue/catalogue';
import { type PizzaPartKind, PIZZA_PART_LABELS, pizzaPartKind } from '@ofenpost/core/catalogue/pizza-part-kind';
import { productStateOf } from '@ofenpost/core/catalogue/product-list';
import { formatMoney } from '@ofenpost/core/money/format-money';
import type { Ports } from '@ofenpost/core/ports';
import { Link, linkOptions } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { adminPage } from '../app/admin-page.tsx';
import { useNow, useApp } from '../app/app-actors.tsx';
import { ProductStateBadge, CatalogueTabs } from '../catalogue/products-admin.tsx';
import { ArrangementForm } from '../record/arrangement-form.tsx';
import { ListHead } from '../record/list-view.tsx';
import { NEW_ID } from '../record/record-page.tsx';
import { usePartPictures } from './pizza-part-preview.tsx';
import goods from '../catalogue/catalogue-admin.module.css';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './pizza-parts-admin.module.css';

/** Links to the list of a kind. */
export const pizzaPartsLink = (kind: PizzaPartKind) =>
  kind === 'size'
    ? linkOptions({ to: '/admin/pizza-parts' })
    : linkOptions({ to: '/admin/pizza-parts/$id', params: { id: kind } });

/** Returns the id in the address of a new ingredient, which contains its kind. */
export const newIngredientId = (kind: PizzaPartKind): string => `${NEW_ID}-${kind}`;

/** Links to the form of a part, or of a new one. */
const pizzaPartLink = (kind: PizzaPartKind, id?: string) =>
  kind === 'size'
    ? linkOptions({ to: '/admin/pizza-sizes/$id', params: { id: id ?? NEW_ID } })
    : linkOptions({ to: '/admin/pizza-ingredients/$id', params: { id: id ?? newIngredientId(kind) } });

/** Links the kinds of parts in the order of choosing, with the number of each. */
const PizzaKindTabs = ({ parts }: { readonly parts: readonly OutlinedPizzaPart[] }) => (
  <nav className={styles.kinds} aria-label="Teile der Pizza">
    {pizzaPartKind.options.map((kind) => (
      <Link key={kind} {...pizzaPartsLink(kind)} activeOptions={{ exact: true }} className={styles.kind}>
        {PIZZA_PART_LABELS[kind].many}{' '}
        <small>{parts.filter((part) => part.kind === kind && part.archived === null).length}</small>
      </Link>
    ))}
  </nav>
);

const amount = (price: number): string => formatMoney(price).replace('CHF ', '');

/** Formats one price for each size: `CHF 1.50 / 2.30 / 3.50`. */
const pricesText = (prices: readonly number[]): string =>
  prices.every((price) => price === 0) ? 'ohne Aufpreis' : `CHF ${prices.map(amount).join(' / ')}`;

type Props = { readonly part: OutlinedPizzaPart; readonly picture: ReactNode };

/** Shows a part in the list of its kind: its picture, its prices, and why it is unavailable. */
function PizzaPartRow({ part, picture }: Props) {
  const now = useNow();
  return (
    <>
      <span className={styles.named}>
        <span className={styles.picture}>{picture}</span>
        <Link {...pizzaPartLink(part.kind, part.id)}>{part.name}</Link>
      </span>
      <span className={styles.facts}>
        {productStateOf(part, now) !== 'onSale' && <ProductStateBadge row={part} now={now} />}
        <small>{pricesText(part.prices)}</small>
      </span>
    </>
  );
}

type Data = { readonly kind: PizzaPartKind; readonly outline: CatalogueOutline };

/** Lists one kind of pizza parts, in the order in which guests choose. */
function PizzaPartsAdmin({ data: { kind, outline } }: { readonly data: Data }) {
  const { ports } = useApp();
  const { many, another } = PIZZA_PART_LABELS[kind];
  const current = useMemo(
    () => outline.pizzaParts.filter((part) => part.kind === kind && part.archived === null),
    [outline, kind],
  );
  const pictures = usePartPictures(current);
  const archived = outline.pizzaParts.filter((part) => part.kind === kind && part.archived !== null);
  const sizes = outline.pizzaParts.filter((part) => part.kind === 'size' && part.archived === null);
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <ListHead title="Eigene Pizzas">
        <Link {...pizzaPartLink(kind)} className={controls.primary}>
          {another}
        </Link>
      </ListHead>
      <CatalogueTabs />
      <PizzaKindTabs parts={outline.pizzaParts} />
      <p className={styles.intro}>
        {kind === 'size' ? (
          <>
            Was jede Grösse mehr kostet als der Grundpreis. Den setzt du in den{' '}
            <Link to="/admin/settings/$id" params={{ id: 'kitchen' }}>
              Einstellungen
            </Link>
            .
          </>
        ) : (
          `Preise für ${sizes.map(({ name }) => name).join(' / ')}.`
        )}
      </p>
      {current.length === 0 ? (
        <p className={layout.lead}>Noch nichts da. Gäste sehen sofort, was du anlegst.</p>
      ) : (
        <ArrangementForm
          key={kind}
          label={`Reihenfolge: ${many}`}
          arrange={(arrangement) => ports.catalogueAdmin.arrangePizzaParts(kind, arrangement)}
          ids={current.map(({ id }) => id)}
          nameOf={(id) => current.find((part) => part.id === id)?.name ?? 'unbekannt'}
        >
          {(id) => {
            const part = current.find((each) => each.id === id);
            return part && <PizzaPartRow part={part} picture={pictures.get(id)} />;
          }}
        </ArrangementForm>
      )}
      {archived.length > 0 && (
        <details className={goods.archivedList}>
          <summary>Archiviert ({archived.length})</summary>
          <ul>
            {archived.map(({ id, name }) => (
              <li key={id}>
                <Link {...pizzaPartLink(kind, id)}>{name}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

async function load({ catalogueAdmin }: Ports, id: string): Promise<Data | null> {
  const kind = pizzaPartKind.safeParse(id).data;
  return kind === undefined ? null : { kind, outline: await catalogueAdmin.loadOutline() };
}

const page = {
  title: 'Eigene Pizzas',
  action: 'catalogue.edit',
  access: 'zu den eigenen Pizzas',
  Page: PizzaPartsAdmin,
} as const;

/** The sizes come first, as for guests. */
export const pizzaSizesAdminPage = adminPage<Data>({
  ...page,
  load: (ports) => load(ports, 'size'),
});
export const pizzaPartsAdminPage = adminPage<Data>({ ...page, load });
