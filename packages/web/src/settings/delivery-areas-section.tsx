import type { OrderLocationDraft, OrderLocationDrafts } from '@ofenpost/core/delivery/order-location-draft';
import { draftOf } from '@ofenpost/core/editor/versioned-editor';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { AreasEditor } from '../delivery/areas-editor.tsx';
import { sectionPage, type SectionParts } from '../record/section-page.tsx';

function areaText({ postcode, town, minimumOrder, feeTiers, freeFrom, minutes, active }: OrderLocationDraft): string {
  const fees = feeTiers.map(({ from, fee }) => `${formatMoney(fee)} ab ${formatMoney(from)}`).join(', ');
  return [
    `${postcode} ${town}`,
    `Mindestbestellwert ${formatMoney(minimumOrder)}`,
    `Liefergebühr ${fees}`,
    freeFrom === null ? 'nie gratis' : `gratis ab ${formatMoney(freeFrom)}`,
    `${minutes} Minuten`,
    active ? 'wird beliefert' : 'nicht beliefert',
  ].join(' · ');
}

const Fields: SectionParts<'deliveryAreas', null>['Fields'] = ({ editor }) => (
  <AreasEditor
    areas={draftOf<OrderLocationDrafts>(editor.value)}
    stored={draftOf<OrderLocationDrafts>(editor.base)}
    errors={editor.errors}
    onChange={editor.edit}
  />
);

export const deliveryAreasSection = sectionPage<'deliveryAreas', null>({
  section: 'deliveryAreas',
  summary: 'Lieferorte mit Mindestbestellwert, Gebühr und Fahrzeit',
  texts: () => ({ label: 'Lieferort', text: (area) => (area === undefined ? 'keiner' : areaText(area)) }),
  loadContext: async () => null,
  Fields,
});
