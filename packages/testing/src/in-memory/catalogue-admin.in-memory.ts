import { arrange, arrangement } from '@ofenpost/core/catalogue/arrangement';
import type { CatalogueAdminPort } from '@ofenpost/core/catalogue/catalogue-admin.port';
import { RECORDS, type CatalogueItemKind } from '@ofenpost/core/catalogue/catalogue-item';
import { PRICE_CHANGES_MAX, priceChangesOf, PRODUCT_LIST, pageOfProducts } from '@ofenpost/core/catalogue/product-list';
import { archiveBlock, restoreBlock, validateCatalogueItemSaving } from '@ofenpost/core/catalogue/save-catalogue-item';
import { RECORDED_CHANGES_MAX } from '@ofenpost/core/editor/versioned';
import { menusNaming } from '@ofenpost/core/menu/menu';
import { err, ok } from '@ofenpost/core/result/result';
import { may } from '@ofenpost/core/role/permission';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { recordAudit } from './audit.in-memory.ts';
import {
  currentProducts,
  storeItem,
  outlineOf,
  putLast,
  repositoryOf,
  storedGroups,
  withOptionIds,
} from './catalogue-repository.ts';
import { missingPhoto } from './photo.in-memory.ts';
import { asLoaded, saveUrlKey } from './pizza-parts.ts';
import type { Shop, Visitor } from './shop.ts';

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
  const enter = () => {
    if (!may(visitor.account, 'catalogue.edit')) throw new Error('not allowed');
  };
  const since = (id: string) => items.archived.get(id) ?? null;
  const orderOf = (productGroupId: string | null): string[] => {
    const ids =
      productGroupId === null
        ? [...items.productGroup.keys()]
        : [...items.product].flatMap(([id, { value }]) => (value.productGroupId === productGroupId ? [id] : []));
    return ids.filter((id) => since(id) === null);
  };
  return {
    listProducts: async (query) => {
      enter();
      const rows = storedGroups(items).flatMap(({ products, name }) =>
        products.map((each) => ({ ...each, groupName: name, archived: since(each.id) })),
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
      return orderOf(productGroupId).flatMap((id) => {
        const value = items.product.get(id)?.value;
        return value === undefined ? [] : [{ id, name: value.name, price: value.price, available: value.available }];
      });
    },
    load: async (kind, id) => {
      enter();
      const entry = repositoryOf(items, kind).get(id);
      if (entry === undefined) return null;
      const { version, value } = entry;
      return { version, value: asLoaded(items, value), archived: since(id), usedBy: usedBy(shop, kind, id) };
    },
    save: async (kind, id, { version, value }) => {
      enter();
      const now = clock.now();
      const entry = repositoryOf(items, kind).get(id) ?? null;
      const current = entry && { version: entry.version, value: asLoaded(items, entry.value) };
      const saving = { version, value: withOptionIds(RECORDS[kind].draft.parse(value)) };
      const validated = validateCatalogueItemSaving(kind, { id, current, saving, outline: outlineOf(items), now });
      if (!validated.ok || validated.value === current) return validated;
      const message = missingPhoto(shop, validated.value.value);
      if (message !== null) return err({ code: 'refused', message });
      const { firstname, lastname } = visitor.account;
      const change = { before: current?.value ?? null, after: validated.value.value };
      if (!items.soldOut.has(id)) items.soldOut.set(id, null);
      recordAudit(shop, visitor, { action: `${kind}.changed`, subject: id, ...change });
      storeItem(repositoryOf(items, kind), id, validated.value, { at: now, by: `${firstname} ${lastname}`.trim() });
      saveUrlKey(items, id, validated.value.value.name);
      shop.content.changed();
      return validated;
    },
    setArchived: async (kind, id, archived) => {
      enter();
      const entry = items[kind].get(id);
      if (entry === undefined) return err({ code: 'refused', message: 'Das gibt es nicht mehr.' });
      if (archived === items.archived.has(id)) return ok(since(id));
      const requested = { id, draft: entry.value, outline: outlineOf(items) };
      const message = archived ? archiveBlock(kind, requested) : restoreBlock(kind, requested);
      if (message !== null) return err({ code: 'refused', message });
      const { name } = entry.value;
      const change = { before: { name, archived: !archived }, after: { name, archived } };
      recordAudit(shop, visitor, { action: `${kind}.archived`, subject: id, ...change });
      if (archived) items.archived.set(id, clock.now());
      else items.archived.delete(id);
      if (!archived) putLast(items[kind], [id]);
      shop.content.changed();
      return ok(since(id));
    },
    arrange: async (productGroupId, requested) => {
      enter();
      const current = orderOf(productGroupId);
      const arranged = arrange(current, arrangement.parse(requested));
      if (!arranged.ok || arranged.value === current) return arranged;
      if (productGroupId === null) putLast(items.productGroup, arranged.value);
      else putLast(items.product, arranged.value);
      shop.content.changed();
      return arranged;
    },
    arrangePizzaParts: async (kind, requested) => {
      enter();
      const parts = kind === 'size' ? items.pizzaSize : items.pizzaIngredient;
      const current = outlineOf(items).pizzaParts.flatMap((part) =>
        part.kind === kind && part.archived === null ? [part.id] : [],
      );
      const arranged = arrange(current, arrangement.parse(requested));
      if (!arranged.ok || arranged.value === current) return arranged;
      putLast(parts, arranged.value);
      shop.content.changed();
      return arranged;
    },
    listChanges: async (kind, id) => {
      enter();
      const recorded = repositoryOf(items, kind).get(id)?.recorded ?? [];
      return recorded.filter(({ before }) => before !== null).slice(0, RECORDED_CHANGES_MAX);
    },
    listPrices: async (id) => {
      enter();
      return priceChangesOf(items.product.get(id)?.recorded ?? []).slice(0, PRICE_CHANGES_MAX);
    },
  };
}
