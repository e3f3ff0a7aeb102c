import type { CatalogueOutline, OutlinedPizzaPart } from '@ofenpost/core/catalogue/catalogue';
import {
  partsOfKind,
  PIZZA_PART_NAME_MAX,
  PIZZA_SIZE_FIELDS,
  type PizzaSizeDraft,
} from '@ofenpost/core/catalogue/pizza-part-draft';
import type { KitchenOffer } from '@ofenpost/core/kitchen/kitchen-offers';
import { useMemo } from 'react';
import { adminPage } from '../app/admin-page.tsx';
import { type CatalogueItemData, loadCatalogueItemData, CatalogueItemPage } from '../catalogue/catalogue-item-page.tsx';
import { loadKitchenOffer, SoldOutSection } from '../kitchen/sold-out-section.tsx';
import { EditorField, FormSection } from '../record/editor-field.tsx';
import { NEW_ID } from '../record/record-page.tsx';
import { SwitchField } from '../ui/switch-field.tsx';
import { MoneyInput } from '../ui/typed-input.tsx';
import { PizzaPartPreview } from './pizza-part-preview.tsx';

type Data = CatalogueItemData<'pizzaSize'> & {
  readonly outline: CatalogueOutline;
  readonly offer: KitchenOffer | null;
};

type PreviewProps = {
  readonly draft: PizzaSizeDraft | null;
  readonly sizes: readonly OutlinedPizzaPart[];
  readonly id: string;
};

function Preview({ draft, sizes, id }: PreviewProps) {
  const part = useMemo(
    () => draft && { ...draft, kind: 'size' as const, illustration: null, allergens: [], tags: [] },
    [draft],
  );
  return <PizzaPartPreview part={part} among={sizes} id={id} />;
}

/** Edits a size of own pizzas. */
function PizzaSizeAdmin({ id, data }: { readonly id: string; readonly data: Data }) {
  const { outline, offer, stored } = data;
  const sizes = useMemo(() => partsOfKind(outline.pizzaParts, { id, kind: 'size' }), [outline, id]);
  return (
    <CatalogueItemPage<'pizzaSize'>
      parts={{
        kind: 'pizzaSize',
        noun: 'Grösse',
        newTitle: 'Neue Grösse',
        page: '/admin/pizza-sizes/$id',
        list: { to: '/admin/pizza-parts' },
        listTitle: 'Alle Grössen',
        texts: PIZZA_SIZE_FIELDS,
      }}
      data={data}
      path={id}
      renderPreview={(draft) => <Preview draft={draft} sizes={sizes} id={id} />}
      renderFields={({ value, errors, edit }) => (
        <FormSection
          title="Grösse"
          hint={stored === null ? 'Zutaten kosten darauf zuerst so viel wie auf der Grösse davor.' : undefined}
        >
          <EditorField name="name" errors={errors} label="Name">
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                placeholder="32 cm"
                maxLength={PIZZA_PART_NAME_MAX + 1}
                value={value.name}
                onChange={({ target }) => edit({ name: target.value })}
              />
            )}
          </EditorField>
          <EditorField name="price" errors={errors} label="Aufpreis" hint="Zum Grundpreis der Pizza.">
            {(control) => <MoneyInput {...control} value={value.price} onValue={(price) => edit({ price })} />}
          </EditorField>
          <SwitchField
            name="available"
            label="Im Angebot"
            hint="Ausgeschaltet sehen es die Gäste, können es aber nicht wählen."
            isOn={value.available}
            onChange={(available) => edit({ available })}
          />
        </FormSection>
      )}
    >
      {stored?.archived === null && <SoldOutSection offer={offer} />}
    </CatalogueItemPage>
  );
}

export const pizzaSizeAdminPage = adminPage<Data>({
  title: 'Grösse',
  action: 'catalogue.edit',
  access: 'zu den eigenen Pizzas',
  load: async (ports, id) => {
    const item = await loadCatalogueItemData(ports, 'pizzaSize', id);
    if (item === null) return null;
    const offer = id === NEW_ID ? null : await loadKitchenOffer(ports, id);
    return { ...item, offer, outline: await ports.catalogueAdmin.loadOutline() };
  },
  Page: PizzaSizeAdmin,
});
