import type { CatalogueOutline } from '@ofenpost/core/catalogue/catalogue-outline';
import { duplicateOf } from '@ofenpost/core/catalogue/duplicate-product';
import type { PriceChange } from '@ofenpost/core/catalogue/price-history';
import type { ProductDraft } from '@ofenpost/core/catalogue/product-draft';
import type { KitchenOffer } from '@ofenpost/core/kitchen/kitchen-offers';
import type { Ports } from '@ofenpost/core/ports';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { adminPage } from '../app/admin-page.tsx';
import { adminLink } from '../app/paths.ts';
import { loadKitchenOffer } from '../kitchen/load-kitchen-offer.ts';
import { SoldOutSection } from '../kitchen/sold-out-section.tsx';
import { type CatalogueItemData, NEW_ID, loadCatalogueItemData } from './catalogue-item-data.ts';
import { CatalogueItemPage } from './catalogue-item-page.tsx';
import { PriceHistory } from './price-history.tsx';
import { ProductFields } from './product-fields.tsx';
import { ProductPreview } from './product-preview.tsx';
import { productTexts } from './product-texts.ts';
import controls from '../theme/controls.module.css';

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

function ProductAdmin({ id, data }: { readonly id: string; readonly data: Data }) {
  const { outline, prices, offer, begin, stored } = data;
  const texts = useMemo(() => productTexts(outline), [outline]);
  return (
    <CatalogueItemPage<'product'>
      parts={{ kind: 'product', noun: 'Produkt', newTitle: 'Neues Produkt', listTitle: 'Alle Produkte', texts }}
      data={data}
      path={id}
      begin={begin ?? undefined}
      renderFields={(editor) => <ProductFields editor={editor} outline={outline} />}
      renderPreview={(draft) => (
        <ProductPreview draft={draft} optionGroups={outline.optionGroups} soldOutUntil={offer?.soldOutUntil ?? null} />
      )}
      actions={
        <Link {...adminLink(`products/${id}/copy`)} className={`${controls.secondary} ${controls.small}`}>
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

export const productAdminPage = adminPage<Data>({ ...parts, path: 'products/$id', load });
export const productCopyPage = adminPage<Data>({ ...parts, path: 'products/$id/copy', load: loadCopy });
