import { RECORDS } from '@ofenpost/core/catalogue/catalogue-item';
import type { CatalogueOutline, OutlinedPizzaPart } from '@ofenpost/core/catalogue/catalogue-outline';
import type { KitchenOffer } from '@ofenpost/core/kitchen/kitchen-offers';
import { partsOfKind } from '@ofenpost/core/pizza-creator/parts-of-kind';
import type { PizzaIngredientDraft } from '@ofenpost/core/pizza-creator/pizza-ingredient-draft';
import { INGREDIENT_KINDS, type IngredientKind, PIZZA_PART_LABELS } from '@ofenpost/core/pizza-creator/pizza-part-kind';
import type { Ports } from '@ofenpost/core/ports';
import { useMemo } from 'react';
import { adminPage } from '../app/admin-page.tsx';
import { type CatalogueItemData, NEW_ID, loadCatalogueItemData } from '../catalogue/catalogue-item-data.ts';
import { CatalogueItemPage } from '../catalogue/catalogue-item-page.tsx';
import { loadKitchenOffer } from '../kitchen/load-kitchen-offer.ts';
import { SoldOutSection } from '../kitchen/sold-out-section.tsx';
import { PizzaIngredientFields } from './pizza-ingredient-fields.tsx';
import { pizzaIngredientTexts } from './pizza-ingredient-texts.ts';
import { newIngredientId, pizzaPartsPath } from './pizza-part-link.ts';
import { PizzaPartPreview } from './pizza-part-preview.tsx';

type Data = CatalogueItemData<'pizzaIngredient'> & {
  readonly kind: IngredientKind;
  readonly outline: CatalogueOutline;
  /** What the kitchen may mark as sold out; null while nobody can choose it anyway. */
  readonly offer: KitchenOffer | null;
};

async function load(ports: Ports, id: string): Promise<Data | null> {
  const newKind = INGREDIENT_KINDS.find((kind) => id === newIngredientId(kind));
  const item = await loadCatalogueItemData(ports, 'pizzaIngredient', newKind === undefined ? id : NEW_ID);
  const kind = item?.stored?.value.kind ?? newKind;
  if (item === null || kind === undefined) return null;
  const offer = item.stored === null ? null : await loadKitchenOffer(ports, id);
  return { ...item, kind, offer, outline: await ports.catalogueAdmin.loadOutline() };
}

type PreviewProps = {
  readonly draft: PizzaIngredientDraft | null;
  readonly among: readonly OutlinedPizzaPart[];
  readonly id: string;
};

function Preview({ draft, among, id }: PreviewProps) {
  const part = useMemo(() => draft && { ...draft, price: draft.prices[0]?.price ?? 0 }, [draft]);
  return <PizzaPartPreview part={part} among={among} id={id} />;
}

/** Edits a dough, a sauce, a cheese or a topping of own pizzas. */
function PizzaIngredientAdmin({ id, data }: { readonly id: string; readonly data: Data }) {
  const { kind, outline, offer, stored } = data;
  const { one, many, another } = PIZZA_PART_LABELS[kind];
  const texts = useMemo(() => pizzaIngredientTexts(outline.pizzaParts), [outline]);
  const sizes = outline.pizzaParts.filter((part) => part.kind === 'size' && part.archived === null);
  const ofKind = useMemo(() => partsOfKind(outline.pizzaParts, { id, kind }), [outline, id, kind]);
  return (
    <CatalogueItemPage<'pizzaIngredient'>
      parts={{
        kind: 'pizzaIngredient',
        noun: one,
        newTitle: another,
        listTitle: `Alle ${many}`,
        listPath: pizzaPartsPath(kind),
        texts,
      }}
      data={data}
      path={id}
      begin={{
        ...RECORDS.pizzaIngredient.blank,
        kind,
        prices: sizes.map((size) => ({ sizeId: size.id, price: Number.NaN })),
      }}
      renderFields={(editor) => <PizzaIngredientFields editor={editor} sizes={sizes} />}
      renderPreview={(draft) => <Preview draft={draft} among={ofKind} id={id} />}
    >
      {stored?.archived === null && <SoldOutSection offer={offer} />}
    </CatalogueItemPage>
  );
}

export const pizzaIngredientAdminPage = adminPage<Data>({
  path: 'pizza-ingredients/$id',
  title: 'Pizza-Zutat',
  action: 'catalogue.edit',
  access: 'zu den eigenen Pizzas',
  load,
  Page: PizzaIngredientAdmin,
});
