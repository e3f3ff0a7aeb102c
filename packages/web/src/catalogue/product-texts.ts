import { ALLERGEN_LABELS, type Allergen } from '@ofenpost/core/catalogue/allergen';
import type { CatalogueOutline } from '@ofenpost/core/catalogue/catalogue-outline';
import { ILLUSTRATION_TEMPLATES } from '@ofenpost/core/catalogue/illustration-templates';
import type { ProductDraft } from '@ofenpost/core/catalogue/product-draft';
import { PRODUCT_TAG_LABELS } from '@ofenpost/core/catalogue/product-tag';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { VAT_CLASS_LABELS } from '@ofenpost/core/money/vat-labels';
import { WEEKDAY_NAMES } from '@ofenpost/core/time/zurich';
import type { FieldTexts } from '../editor/field-texts.ts';
import { PHOTO_TEXT } from '../photo/photo-texts.ts';

const plain = (text: string): string => text;
const named = (names: readonly string[], none: string): string => (names.length === 0 ? none : names.join(', '));

export const yesNo = (value: boolean): string => (value ? 'ja' : 'nein');
export const priceText = (price: number): string => (Number.isNaN(price) ? 'keiner' : formatMoney(price));
export const allergensText = (allergens: readonly Allergen[]): string =>
  named(
    allergens.map((one) => ALLERGEN_LABELS[one]),
    'keine',
  );

function scheduleText(schedule: ProductDraft['availabilitySchedule']): string {
  if (schedule === null) return 'immer';
  const { daysOfWeek, from, to } = schedule;
  return `${daysOfWeek.map((day) => WEEKDAY_NAMES[day] ?? '').join(', ')} ${from}–${to}`;
}

/** How the fields of a product read, in a conflict and in the list of changes. */
export const productTexts = ({ productGroups, optionGroups }: CatalogueOutline): FieldTexts<ProductDraft> => ({
  name: { label: 'Name', text: plain },
  description: { label: 'Beschreibung', text: (text) => (text === '' ? 'keine' : text) },
  productGroupId: {
    label: 'Gruppe',
    text: (groupId) => productGroups.find(({ id }) => id === groupId)?.name ?? 'keine',
  },
  price: { label: 'Preis', text: priceText },
  vatClass: { label: 'MwSt.-Klasse', text: (vatClass) => VAT_CLASS_LABELS[vatClass] },
  available: { label: 'Im Angebot', text: yesNo },
  favourite: { label: 'Auf der Startseite', text: yesNo },
  ovenBreads: { label: 'Platz im Ofen', text: (breads) => `${breads} Fladen` },
  availabilitySchedule: { label: 'Erhältlich', text: scheduleText },
  tags: {
    label: 'Merkmale',
    text: (tags) =>
      named(
        tags.map((tag) => PRODUCT_TAG_LABELS[tag]),
        'keine',
      ),
  },
  allergens: { label: 'Allergene', text: allergensText },
  origins: {
    label: 'Herkunft',
    text: (origins) =>
      named(
        origins.map(({ ingredient, country }) => `${ingredient}: ${country}`),
        'keine',
      ),
  },
  optionGroupIds: {
    label: 'Auswahlen',
    text: (ids) =>
      named(
        ids.map((id) => optionGroups.find((group) => group.id === id)?.name ?? 'unbekannt'),
        'keine',
      ),
  },
  photo: PHOTO_TEXT,
  illustration: { label: 'Zeichnung', text: ({ kind }) => ILLUSTRATION_TEMPLATES[kind].label },
});
