import { draftOf } from '@ofenpost/core/editor/versioned-editor';
import { percentText } from '@ofenpost/core/money/format-money';
import { formatLocalDate, toLocalDate } from '@ofenpost/core/time/zurich';
import { fulfilment } from '@ofenpost/core/vat/fulfilment';
import { vatClass } from '@ofenpost/core/vat/vat';
import { FULFILMENT_LABELS, VAT_CLASS_LABELS, type VatRatesDraft } from '@ofenpost/core/vat/vat-rates-draft';
import { useNow } from '../app/app-actors.tsx';
import { sectionPage, type SectionParts } from '../record/section-page.tsx';
import { VatRatesEditor } from './vat-rates-editor.tsx';

const Fields: SectionParts<'vatRates', null>['Fields'] = ({ editor }) => (
  <VatRatesEditor
    rates={draftOf<VatRatesDraft>(editor.value)}
    stored={draftOf<VatRatesDraft>(editor.base)}
    errors={editor.errors}
    today={toLocalDate(useNow())}
    onChange={editor.edit}
  />
);

const wayText = (rates: VatRatesDraft[string], way: (typeof fulfilment.options)[number]): string =>
  `${FULFILMENT_LABELS[way]} ${vatClass.options.map((group) => `${VAT_CLASS_LABELS[group]} ${percentText(rates[way][group])}`).join(', ')}`;

export const vatRatesSection = sectionPage<'vatRates', null>({
  section: 'vatRates',
  summary: 'Welche Sätze gelten, und welche ab wann',
  texts: (date) => ({
    label: `Ab ${formatLocalDate(date)}`,
    text: (rates) => (rates === undefined ? 'keine' : fulfilment.options.map((way) => wayText(rates, way)).join(' · ')),
  }),
  loadContext: async () => null,
  Fields,
});
