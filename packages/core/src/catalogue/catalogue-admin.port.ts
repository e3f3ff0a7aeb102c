import type { SaveAnswer } from '../editor/editor.ts';
import type { RecordedChange, Versioned } from '../editor/versioned.ts';
import type { Arrangement } from '../record/arrangement.ts';
import type { Result } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import type { CatalogueItemDrafts, CatalogueItemKind, StoredRecord } from './catalogue-item.ts';
import type { CatalogueOutline, OutlinedProduct } from './catalogue.ts';
import type { PizzaPartKind } from './pizza-part-kind.ts';
import type { PriceChange, ProductPage, ProductQuery } from './product-list.ts';

/** Why an item cannot be archived or restored, in German. */
export type ArchiveRefusal = { readonly code: 'refused'; readonly message: string };

/**
 * How staff edit the catalogue: products, their groups, the option groups that products share, and the parts of own
 * pizzas.
 */
export type CatalogueAdminPort = {
  listProducts(query: ProductQuery): Promise<ProductPage>;
  loadOutline(): Promise<CatalogueOutline>;
  /** The products of a group in their order, without archived ones. */
  loadShelf(productGroupId: string): Promise<readonly OutlinedProduct[]>;
  /** Null when no item has this id. */
  load<K extends CatalogueItemKind>(kind: K, id: string): Promise<StoredRecord<CatalogueItemDrafts[K]> | null>;
  /**
   * Saves a draft that was made from `version`, and answers the stored item; `NEW_VERSION` creates it under this id. A
   * later change by somebody else is answered as a conflict with the stored item; saving twice changes nothing.
   */
  save<K extends CatalogueItemKind>(
    kind: K,
    id: string,
    saving: Versioned<CatalogueItemDrafts[K]>,
  ): Promise<SaveAnswer<Versioned<CatalogueItemDrafts[K]>>>;
  /** Archives an item, or restores it at the end of its list; answers since when it is archived. */
  setArchived(kind: CatalogueItemKind, id: string, archived: boolean): Promise<Result<Instant | null, ArchiveRefusal>>;
  /** Saves another order of the product groups (null), or of the products of one. */
  arrange(productGroupId: string | null, arrangement: Arrangement): Promise<SaveAnswer<readonly string[]>>;
  /** Saves another order of the parts of one kind: sizes, doughs and so on. */
  arrangePizzaParts(kind: PizzaPartKind, arrangement: Arrangement): Promise<SaveAnswer<readonly string[]>>;
  /** The last changes, newest first. */
  listChanges<K extends CatalogueItemKind>(
    kind: K,
    id: string,
  ): Promise<readonly RecordedChange<CatalogueItemDrafts[K]>[]>;
  /** The last prices of a product, newest first. */
  listPrices(id: string): Promise<readonly PriceChange[]>;
};
