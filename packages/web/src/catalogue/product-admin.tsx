import type { CatalogueOutline } from '@ofenpost/core/catalogue/catalogue';
import { BLANK_PRODUCT, PRODUCT_FIELDS, type ProductDraft, duplicateOf } from '@ofenpost/core/catalogue/product-draft';
import type { PriceChange } from '@ofenpost/core/catalogue/product-list';
import { LABELLING_FIELD } from '@ofenpost/core/declaration/declaration-texts';
import { UNDECLARED } from '@ofenpost/core/declaration/labelling';
import type { KitchenOffer } from '@ofenpost/core/kitchen/kitchen-offers';
import type { Ports } from '@ofenpost/core/ports';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { adminPage } from '../app/admin-page.tsx';
import { loadKitchenOffer, SoldOutSection } from '../kitchen/sold-out-section.tsx';
import { Amount } from '../money/amount.tsx';
import { PHOTO_TEXT } from '../photo/photo-words.tsx';
import type { FieldTexts } from '../record/field-texts.ts';
import { NEW_ID } from '../record/record-page.tsx';
import { type CatalogueItemData, loadCatalogueItemData, CatalogueItemPage } from './catalogue-item-page.tsx';
import { ProductFields } from './product-fields.tsx';
import { ProductPreview } from './product-preview.tsx';
import controls from '../ui/controls.module.css';
import styles from './catalogue-admin.module.css';

/** Lists price changes with their author, newest first. */
const PriceHistory = ({ prices }: { prices: readonly PriceChange[] }) => (
  <section className={styles.part} aria-labelledby="prices">
    <h2 id="prices">Preisverlauf</h2>
    {prices.length === 0 ? (
      <p>Der Preis wurde noch nie geändert.</p>
    ) : (
      <table className={styles.prices}>
        <thead>
          <tr>
            <th scope="col">Wann</th>
            <th scope="col">Wer</th>
            <th scope="col">Preis</th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ number, at, by, from, to }) => (
            <tr key={number}>
              <td>{`${formatDate(at)}, ${formatTime(at)}`}</td>
              <td>{by ?? 'Konto gelöscht'}</td>
              <td>
                {from !== null && (
                  <>
                    <del>
                      <Amount rappen={from} />
                    </del>{' '}
                    <span aria-hidden="true">→</span>{' '}
                  </>
                )}
                <b>
                  <Amount rappen={to} />
                </b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);

/** Returns the labels and formats of a product's fields, for conflicts and for the list of changes. */
const productTexts = ({ productGroups, optionGroups }: CatalogueOutline): FieldTexts<ProductDraft> => ({
  ...PRODUCT_FIELDS,
  labelling: LABELLING_FIELD,
  productGroupId: {
    label: 'Gruppe',
    text: (groupId) => productGroups.find(({ id }) => id === groupId)?.name ?? 'keine',
  },
  optionGroupIds: {
    ...PRODUCT_FIELDS.optionGroupIds,
    text: (ids) =>
      PRODUCT_FIELDS.optionGroupIds.text(
        ids.map((id) => optionGroups.find((group) => group.id === id)?.name ?? 'unbekannt'),
      ),
  },
  photo: PHOTO_TEXT,
});

type Data = CatalogueItemData<'product'> & {
  readonly outline: CatalogueOutline;
  readonly prices: readonly PriceChange[];
  /** What the kitchen may mark as sold out; null while nobody can order the product anyway. */
  readonly offer: KitchenOffer | null;
  /** The draft of the product that this one copies. */
  readonly begin: ProductDraft | null;
};

async function load(ports: Ports, id: string): Promise<Data | null> {
  const [items, outline] = await Promise.all([
    loadCatalogueItemData(ports, 'product', id),
    ports.catalogueAdmin.loadOutline(),
  ]);
  if (items === null) return null;
  const isNew = items.stored === null;
  const prices = isNew ? [] : await ports.catalogueAdmin.listPrices(id);
  return { ...items, outline, prices, offer: isNew ? null : await loadKitchenOffer(ports, id), begin: null };
}

async function loadCopy(ports: Ports, id: string): Promise<Data | null> {
  const [original, blank] = await Promise.all([loadCatalogueItemData(ports, 'product', id), load(ports, NEW_ID)]);
  if (blank === null || original === null || original.stored === null) return null;
  return { ...blank, begin: duplicateOf(original.stored.value) };
}

/** Whoever enters a product is asked for its allergens. */
const NEW_PRODUCT: ProductDraft = { ...BLANK_PRODUCT, labelling: UNDECLARED };

function ProductAdmin({ id, data }: { readonly id: string; readonly data: Data }) {
  const { outline, prices, offer, begin, stored } = data;
  const texts = useMemo(() => productTexts(outline), [outline]);
  return (
    <CatalogueItemPage<'product'>
      parts={{
        kind: 'product',
        noun: 'Produkt',
        newTitle: 'Neues Produkt',
        page: '/admin/products/$id',
        list: { to: '/admin/products' },
        listTitle: 'Alle Produkte',
        texts,
      }}
      data={data}
      path={id}
      begin={begin ?? NEW_PRODUCT}
      renderFields={(editor) => <ProductFields editor={editor} outline={outline} />}
      renderPreview={(draft) => (
        <ProductPreview draft={draft} optionGroups={outline.optionGroups} soldOutUntil={offer?.soldOutUntil ?? null} />
      )}
      actions={
        <Link to="/admin/products/$id/copy" params={{ id }} className={`${controls.secondary} ${controls.small}`}>
          Duplizieren
        </Link>
      }
    >
      {stored?.archived === null && <SoldOutSection offer={offer} />}
      <PriceHistory prices={prices} />
    </CatalogueItemPage>
  );
}

const parts = { title: 'Produkt', action: 'catalogue.edit', access: 'zu den Produkten', Page: ProductAdmin } as const;

export const productAdminPage = adminPage<Data>({ ...parts, load });
export const productCopyPage = adminPage<Data>({ ...parts, load: loadCopy });
