import { fieldErrors } from '../editor/editor.ts';
import { cleanSigns } from '../text/clean-text.ts';
import { readHundredths } from '../validation/typed-values.ts';
import {
  type OrderLocationDraft,
  orderLocationDraft,
  type OrderLocationDrafts,
  areaKey,
} from './order-location-draft.ts';

/** The result of a pasted line: an area that is new or changes the one with this id, or its errors. */
export type AreaLine = { readonly number: number; readonly text: string } & (
  | { readonly kind: 'new'; readonly area: OrderLocationDraft }
  | { readonly kind: 'changed'; readonly id: string; readonly area: OrderLocationDraft }
  | { readonly kind: 'wrong'; readonly problems: readonly string[] }
);

/** An example of a line. */
export const AREA_LINE_EXAMPLE = '8400;Winterthur;25.00;5.00;60.00;30';
const COLUMNS = 'PLZ; Ort; Mindestbestellwert; Liefergebühr; gratis ab; Minuten';

/** `NaN` for an invalid amount, so that the draft's validation names the field. */
const amount = (text: string): number => readHundredths(text) ?? Number.NaN;

/**
 * The area of a line of six columns, separated by semicolons or, from a spreadsheet, by tabs; null for another number
 * of columns.
 */
function areaOf(text: string): OrderLocationDraft | null {
  const columns = text.split(/[;\t]/).map((column) => column.trim());
  if (columns.length !== 6) return null;
  const [postcode = '', town = '', minimumOrder = '', fee = '', freeFrom = '', minutes = ''] = columns;
  return {
    postcode,
    town,
    minimumOrder: amount(minimumOrder),
    feeTiers: [{ from: 0, fee: amount(fee) }],
    freeFrom: freeFrom === '' ? null : amount(freeFrom),
    minutes: /^\d+$/.test(cleanSigns(minutes)) ? Number(cleanSigns(minutes)) : Number.NaN,
    active: true,
  };
}

/**
 * Validates pasted lines one by one: `postcode;town;minimum;fee;free from;minutes`, amounts in francs, free from may be
 * empty. A line with the postcode and town of an existing area changes that area. Empty lines are left out.
 */
export function readAreaLines(text: string, existing: OrderLocationDrafts): AreaLine[] {
  const ids = new Map(Object.entries(existing).map(([id, area]) => [areaKey(area), id]));
  const met = new Map<string, number>();
  return text.split(/\r?\n/).flatMap((line, index): AreaLine[] => {
    const place = { number: index + 1, text: line.trim() };
    if (place.text === '') return [];
    const typed = areaOf(line);
    if (typed === null)
      return [{ ...place, kind: 'wrong', problems: [`Sechs Spalten, getrennt durch Strichpunkte: ${COLUMNS}`] }];
    const area = orderLocationDraft.safeParse(typed).data;
    if (area === undefined) {
      const problems = Object.values(fieldErrors(orderLocationDraft, typed));
      return [{ ...place, kind: 'wrong', problems: [...new Set(problems)] }];
    }
    const key = areaKey(area);
    const earlier = met.get(key);
    if (earlier !== undefined)
      return [{ ...place, kind: 'wrong', problems: [`Dieser Lieferort steht schon auf Zeile ${earlier}.`] }];
    met.set(key, place.number);
    const id = ids.get(key);
    return [id === undefined ? { ...place, kind: 'new', area } : { ...place, kind: 'changed', id, area }];
  });
}
