import type { MenuDraft } from '@ofenpost/core/menu/menu-draft';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { VAT_CLASS_LABELS } from '@ofenpost/core/money/vat-labels';
import { formatLocalDate } from '@ofenpost/core/time/zurich';
import type { FieldTexts } from '../editor/field-texts.ts';

const day = (date: string): string => (date === '' ? 'offen' : formatLocalDate(date));

/** How the fields of a menu read in a conflict. */
export const MENU_TEXTS: FieldTexts<MenuDraft> = {
  name: { label: 'Name', text: (name) => (name === '' ? 'leer' : name) },
  price: { label: 'Preis', text: (price) => (Number.isNaN(price) ? 'offen' : formatMoney(price)) },
  vatClass: { label: 'MwSt.-Klasse', text: (group) => VAT_CLASS_LABELS[group] },
  ovenBreads: { label: 'Platz im Ofen', text: (breads) => (breads === 1 ? '1 Fladen' : `${breads} Fladen`) },
  courses: { label: 'Gänge', text: (courses) => courses.join('\n') },
  validFrom: { label: 'Erster Tag', text: day },
  validTo: { label: 'Letzter Tag', text: day },
};
