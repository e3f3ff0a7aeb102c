import type { CatalogueOutline } from './catalogue-outline.ts';
import type { GoodsDrafts, GoodsKind } from './goods.ts';
import { judgeGoods } from './judge-goods.ts';

const products = (count: number): string => (count === 1 ? 'ein Produkt' : `${count} Produkte`);

type Asked<K extends GoodsKind> = {
  readonly id: string;
  readonly draft: GoodsDrafts[K];
  readonly outline: CatalogueOutline;
};

/** Why it cannot be archived, in German. A product always can: carts show it as not available, orders keep what was ordered. */
export function archiveBlock(
  kind: GoodsKind,
  { id, outline }: Pick<Asked<GoodsKind>, 'id' | 'outline'>,
): string | null {
  if (kind === 'product') return null;
  const kept = kind === 'productGroup' ? outline.productGroups : outline.optionGroups;
  const count = kept.find((each) => each.id === id)?.productCount ?? 0;
  if (count === 0) return null;
  return kind === 'productGroup'
    ? `Die Gruppe hat noch ${products(count)}. Verschiebe oder archiviere sie zuerst.`
    : `Die Auswahl gehört noch zu ${count === 1 ? 'einem Produkt' : `${count} Produkten`}. Nimm sie dort zuerst weg.`;
}

/** Why it cannot come back, in German: what it needs is gone, or its name is taken. */
export const restoreBlock = <K extends GoodsKind>(kind: K, asked: Asked<K>): string | null => judgeGoods(kind, asked);
