import type { CatalogueOutline } from './catalogue-outline.ts';
import type { GoodsDrafts, GoodsKind } from './goods.ts';
import { judgeGoods } from './judge-goods.ts';

const products = (count: number): string => (count === 1 ? 'ein Produkt' : `${count} Produkte`);

type Asked<K extends GoodsKind> = {
  readonly id: string;
  readonly draft: GoodsDrafts[K];
  readonly outline: CatalogueOutline;
};

/**
 * Why it cannot be archived while that many products use it, in German. A product always can: carts show it as not
 * available, orders keep what was ordered.
 */
export function archiveBlockOf(kind: GoodsKind, productCount: number): string | null {
  if (kind === 'product' || productCount === 0) return null;
  return kind === 'productGroup'
    ? `Die Gruppe hat noch ${products(productCount)}. Verschiebe oder archiviere sie zuerst.`
    : `Die Auswahl gehört noch zu ${productCount === 1 ? 'einem Produkt' : `${productCount} Produkten`}. Nimm sie dort zuerst weg.`;
}

/** The same of what stands in the catalogue. */
export function archiveBlock(
  kind: GoodsKind,
  { id, outline }: Pick<Asked<GoodsKind>, 'id' | 'outline'>,
): string | null {
  const kept = kind === 'productGroup' ? outline.productGroups : outline.optionGroups;
  return archiveBlockOf(kind, kept.find((each) => each.id === id)?.productCount ?? 0);
}

/** Why it cannot come back, in German: what it needs is gone, or its name is taken. */
export const restoreBlock = <K extends GoodsKind>(kind: K, asked: Asked<K>): string | null => judgeGoods(kind, asked);
