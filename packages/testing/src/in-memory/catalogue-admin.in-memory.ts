import type { CatalogueAdminPort } from '@ofenpost/core/catalogue/catalogue-admin.port';
import type { CatalogueItemDrafts, CatalogueItemKind } from '@ofenpost/core/catalogue/catalogue-item';
import { PRICE_CHANGES_MAX, priceChangesOf, PRODUCT_LIST, pageOfProducts } from '@ofenpost/core/catalogue/product-list';
import { menusNaming } from '@ofenpost/core/menu/menu';
import { type Arrangement, arrangement } from '@ofenpost/core/record/arrangement';
import { type SortedList, archiveRecord, sortRecords } from '@ofenpost/core/record/record.use-cases';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import {
  catalogueRecord,
  currentProducts,
  outlineOf,
  pizzaPartSortOrder,
  productSortOrder,
  storedGroups,
} from './catalogue-repository.ts';
import { auditOf, createRecordInMemory, recordPorts } from './record.in-memory.ts';
import { type Shop, type Visitor, requireMay } from './shop.ts';

function usedBy({ items, menus, clock }: Shop, kind: CatalogueItemKind, id: string): string[] {
  const products = currentProducts(items);
  if (kind === 'productGroup') return products.flatMap((each) => (each.productGroupId === id ? [each.name] : []));
  if (kind === 'pizzaSize' || kind === 'pizzaIngredient') return [];
  if (kind === 'optionGroup') return products.flatMap((each) => (each.optionGroupIds.includes(id) ? [each.name] : []));
  const name = items.product.get(id)?.value.name ?? '';
  return menusNaming(menus, { name, today: toLocalDate(clock.now()) });
}

export function createCatalogueAdminInMemory(shop: Shop, visitor: Visitor): CatalogueAdminPort {
  const { items, clock } = shop;
  const enter = () => requireMay(visitor, 'catalogue.edit');
  const record = <K extends CatalogueItemKind>(kind: K) =>
    createRecordInMemory<CatalogueItemDrafts[K]>(shop, visitor, catalogueRecord(kind));
  const sort = (list: SortedList<Shop>, requested: Arrangement) => {
    const { id: actorId } = enter();
    return sortRecords(recordPorts(shop), list, { arrangement: arrangement.parse(requested), actorId });
  };
  return {
    listProducts: async (query) => {
      enter();
      const rows = storedGroups(items).flatMap(({ products, name }) =>
        products.map((each) => ({ ...each, groupName: name, archived: items.archived.get(each.id) ?? null })),
      );
      const placed = rows.map((row, place) => ({ ...row, place }));
      return pageOfProducts(placed, PRODUCT_LIST.schema.parse(query), clock.now());
    },
    loadOutline: async () => {
      enter();
      return outlineOf(items);
    },
    loadShelf: async (productGroupId) => {
      enter();
      return (await productSortOrder(productGroupId).load(shop)).flatMap((id) => {
        const value = items.product.get(id)?.value;
        return value === undefined ? [] : [{ id, name: value.name, price: value.price, available: value.available }];
      });
    },
    load: async (kind, id) => {
      enter();
      const loaded = await catalogueRecord(kind).load(shop, id);
      return loaded && { ...loaded, usedBy: usedBy(shop, kind, id) };
    },
    save: async (kind, id, saving) => record(kind).save(id, saving),
    setArchived: async (kind, id, archived) => {
      const { id: actorId } = enter();
      return archiveRecord(recordPorts(shop), catalogueRecord(kind), { id, archived, actorId });
    },
    arrange: async (productGroupId, requested) => sort(productSortOrder(productGroupId), requested),
    arrangePizzaParts: async (kind, requested) => sort(pizzaPartSortOrder(kind), requested),
    listChanges: async (kind, id) => record(kind).listChanges(id),
    listPrices: async (id) => {
      enter();
      return priceChangesOf(auditOf(shop, 'product.changed', id)).slice(0, PRICE_CHANGES_MAX);
    },
  };
}
