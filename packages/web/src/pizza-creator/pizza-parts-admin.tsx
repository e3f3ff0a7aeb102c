import type { CatalogueOutline } from '@ofenpost/core/catalogue/catalogue-outline';
import { PIZZA_PART_LABELS, type PizzaPartKind, pizzaPartKind } from '@ofenpost/core/pizza-creator/pizza-part-kind';
import type { Ports } from '@ofenpost/core/ports';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { adminPage } from '../app/admin-page.tsx';
import { useApp } from '../app/app-actors.tsx';
import { adminLink } from '../app/paths.ts';
import { ArrangementForm } from '../catalogue/arrangement-form.tsx';
import { CatalogueTabs } from '../catalogue/catalogue-tabs.tsx';
import { ListHead } from '../list/list-head.tsx';
import { PizzaKindTabs } from './pizza-kind-tabs.tsx';
import { pizzaPartLink } from './pizza-part-link.ts';
import { PizzaPartRow } from './pizza-part-row.tsx';
import { usePartPictures } from './use-part-pictures.ts';
import goods from '../catalogue/catalogue-admin.module.css';
import controls from '../theme/controls.module.css';
import layout from '../theme/layout.module.css';
import styles from './pizza-parts-admin.module.css';

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
            <Link {...adminLink('settings/kitchen')}>Einstellungen</Link>.
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
  path: 'pizza-parts',
  load: (ports) => load(ports, 'size'),
});
export const pizzaPartsAdminPage = adminPage<Data>({ ...page, path: 'pizza-parts/$id', load });
