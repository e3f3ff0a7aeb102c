import type { OutlinedProduct } from '@ofenpost/core/catalogue/catalogue';
import {
  PRODUCT_GROUP_DESCRIPTION_MAX,
  PRODUCT_GROUP_FIELDS,
  PRODUCT_GROUP_NAME_MAX,
} from '@ofenpost/core/catalogue/product-draft';
import { STATIONS, STATION_LABELS } from '@ofenpost/core/catalogue/station';
import type { Ports } from '@ofenpost/core/ports';
import { Link } from '@tanstack/react-router';
import { adminPage } from '../app/admin-page.tsx';
import { useApp } from '../app/app-actors.tsx';
import { Amount } from '../money/amount.tsx';
import { ArrangementForm } from '../record/arrangement-form.tsx';
import { EditorField, FormSection } from '../record/editor-field.tsx';
import { NEW_ID } from '../record/record-page.tsx';
import { ChoiceField } from '../ui/choice-field.tsx';
import { SwitchField } from '../ui/switch-field.tsx';
import { type CatalogueItemData, loadCatalogueItemData, CatalogueItemPage } from './catalogue-item-page.tsx';
import styles from './catalogue-admin.module.css';

type Data = CatalogueItemData<'productGroup'> & { readonly sortOrder: readonly OutlinedProduct[] };

async function load(ports: Ports, id: string): Promise<Data | null> {
  const item = await loadCatalogueItemData(ports, 'productGroup', id);
  return item && { ...item, sortOrder: id === NEW_ID ? [] : await ports.catalogueAdmin.loadShelf(id) };
}

/** Edits a group and the order of its products. */
function ProductGroupAdmin({ id, data }: { readonly id: string; readonly data: Data }) {
  const { ports } = useApp();
  return (
    <CatalogueItemPage<'productGroup'>
      parts={{
        kind: 'productGroup',
        noun: 'Gruppe',
        newTitle: 'Neue Gruppe',
        page: '/admin/product-groups/$id',
        list: { to: '/admin/product-groups' },
        listTitle: 'Alle Gruppen',
        texts: PRODUCT_GROUP_FIELDS,
      }}
      data={data}
      path={id}
      renderFields={({ value, errors, edit }) => (
        <FormSection title="Auf der Karte">
          <EditorField name="name" errors={errors} label="Name">
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                maxLength={PRODUCT_GROUP_NAME_MAX + 1}
                value={value.name}
                onChange={({ target }) => edit({ name: target.value })}
              />
            )}
          </EditorField>
          <SwitchField
            name="visible"
            label="Sichtbar"
            hint="Verborgen sieht und bestellt niemand etwas daraus."
            isOn={value.visible}
            onChange={(visible) => edit({ visible })}
          />
          <ChoiceField
            name="station"
            isShort
            errors={errors}
            label="Station"
            hint="Wo die Küche die Produkte macht. «Keine» braucht in der Küche niemand."
            value={value.station}
            options={STATIONS.map((each) => ({ value: each, label: STATION_LABELS[each] }))}
            onValue={(chosen) => edit({ station: chosen })}
          />
          <EditorField name="description" errors={errors} label="Beschreibung" aside="freiwillig">
            {(control) => (
              <textarea
                {...control}
                rows={2}
                maxLength={PRODUCT_GROUP_DESCRIPTION_MAX + 1}
                value={value.description}
                onChange={({ target }) => edit({ description: target.value })}
              />
            )}
          </EditorField>
        </FormSection>
      )}
    >
      <section className={styles.part} aria-labelledby="shelf">
        <h2 id="shelf">Produkte in dieser Gruppe</h2>
        {data.sortOrder.length === 0 ? (
          <p>Noch keines. Gib einem Produkt diese Gruppe, dann steht es hier.</p>
        ) : (
          <ArrangementForm
            label="Reihenfolge der Produkte"
            arrange={(arrangement) => ports.catalogueAdmin.arrange(id, arrangement)}
            ids={data.sortOrder.map((product) => product.id)}
            nameOf={(productId) => data.sortOrder.find((product) => product.id === productId)?.name ?? 'unbekannt'}
          >
            {(productId) => {
              const product = data.sortOrder.find((each) => each.id === productId);
              return (
                product && (
                  <>
                    <Link to="/admin/products/$id" params={{ id: productId }}>
                      {product.name}
                    </Link>
                    <small>
                      <Amount rappen={product.price} />
                      {!product.available && ' · ausgeschaltet'}
                    </small>
                  </>
                )
              );
            }}
          </ArrangementForm>
        )}
      </section>
    </CatalogueItemPage>
  );
}

export const productGroupAdminPage = adminPage<Data>({
  title: 'Produktgruppe',
  action: 'catalogue.edit',
  access: 'zu den Produktgruppen',
  load,
  Page: ProductGroupAdmin,
});
