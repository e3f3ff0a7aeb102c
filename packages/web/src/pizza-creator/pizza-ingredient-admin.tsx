import type { OutlinedPizzaPart, CatalogueOutline } from '@ofenpost/core/catalogue/catalogue';
import { CATALOGUE_RECORDS } from '@ofenpost/core/catalogue/catalogue-item';
import { PRICE_FIELD } from '@ofenpost/core/catalogue/catalogue-item-fields';
import { sauce, topping } from '@ofenpost/core/catalogue/illustration';
import {
  PIZZA_INGREDIENT_FIELDS,
  type PizzaIngredientDraft,
  partsOfKind,
} from '@ofenpost/core/catalogue/pizza-part-draft';
import { PIZZA_PART_LABELS, INGREDIENT_KINDS, type IngredientKind } from '@ofenpost/core/catalogue/pizza-part-kind';
import { UNDECLARED } from '@ofenpost/core/declaration/labelling';
import type { KitchenOffer } from '@ofenpost/core/kitchen/kitchen-offers';
import type { Ports } from '@ofenpost/core/ports';
import { useMemo } from 'react';
import { adminPage } from '../app/admin-page.tsx';
import { type CatalogueItemData, loadCatalogueItemData, CatalogueItemPage } from '../catalogue/catalogue-item-page.tsx';
import { loadKitchenOffer, SoldOutSection } from '../kitchen/sold-out-section.tsx';
import type { FieldTexts } from '../record/field-texts.ts';
import { NEW_ID } from '../record/record-page.tsx';
import { SAUCE_LABELS, TOPPING_LABELS } from './drawing-labels.ts';
import { PizzaIngredientFields } from './pizza-ingredient-fields.tsx';
import { PizzaPartPreview } from './pizza-part-preview.tsx';
import { newIngredientId, pizzaPartsLink } from './pizza-parts-admin.tsx';

function drawingText(drawing: PizzaIngredientDraft['illustration']): string {
  const ofTopping = topping.safeParse(drawing).data;
  if (ofTopping !== undefined) return TOPPING_LABELS[ofTopping];
  const ofSauce = sauce.safeParse(drawing).data;
  return ofSauce === undefined ? 'keine' : SAUCE_LABELS[ofSauce];
}

/** Returns the labels and formats of an ingredient's fields, for conflicts and for the list of changes. */
const pizzaIngredientTexts = (parts: readonly OutlinedPizzaPart[]): FieldTexts<PizzaIngredientDraft> => ({
  ...PIZZA_INGREDIENT_FIELDS,
  kind: { label: 'Art', text: (kind) => PIZZA_PART_LABELS[kind].one },
  prices: {
    label: 'Aufpreise',
    text: (prices) =>
      prices
        .map(({ sizeId, price }) => `${parts.find(({ id }) => id === sizeId)?.name ?? '?'}: ${PRICE_FIELD.text(price)}`)
        .join('\n'),
  },
  illustration: { label: 'Zeichnung', text: drawingText },
});

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
        page: '/admin/pizza-ingredients/$id',
        list: pizzaPartsLink(kind),
        listTitle: `Alle ${many}`,
        texts,
      }}
      data={data}
      path={id}
      begin={{
        ...CATALOGUE_RECORDS.pizzaIngredient.blank,
        kind,
        labelling: UNDECLARED,
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
  title: 'Pizza-Zutat',
  action: 'catalogue.edit',
  access: 'zu den eigenen Pizzas',
  load,
  Page: PizzaIngredientAdmin,
});
