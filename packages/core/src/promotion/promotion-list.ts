import * as z from 'zod/mini';
import type { CsvColumn } from '../csv/csv.ts';
import { type ListPage, listPage, pageOf } from '../list/list-page.ts';
import { defineList } from '../list/list-query.ts';
import type { Instant } from '../time/instant.ts';
import { benefitText } from './promotion-texts.ts';
import { type PromotionRow, isCurrent, isUsedUp, promotionRow } from './promotion.ts';

/** What staff can filter and sort promotions by; the default is those that are not over. */
export const PROMOTION_LIST = defineList({
  file: { path: '/admin/promotions.csv', page: '/admin/promotions', action: 'promotion.edit', name: 'Aktionen' },
  sorts: ['name', 'changed'],
  filters: { state: z.enum(['open', 'ended', 'all']) },
  blank: { sort: 'name', state: 'open' },
});
export type PromotionQuery = typeof PROMOTION_LIST.start;

export const promotionPage = listPage(promotionRow);
export type PromotionPage = ListPage<PromotionRow>;

/** Whether a promotion is over: ended by staff, past its last day, or used up. */
export const isEnded = (row: PromotionRow, now: Instant): boolean =>
  !isCurrent({ ...row, from: null }, now) || isUsedUp(row, row.uses);

/** `läuft`, `beendet` or from when. */
export function promotionState(row: PromotionRow, now: Instant): string {
  if (isEnded(row, now)) return 'beendet';
  return isCurrent(row, now) ? 'läuft' : 'geplant';
}

/**
 * How often it was used, of how many times. An undone step can bring back an order whose use somebody else has taken
 * meanwhile, so there may be more uses than allowed.
 */
export function usesText({ uses, usesMax }: Pick<PromotionRow, 'uses' | 'usesMax'>): string {
  if (usesMax === null) return String(uses);
  return uses > usesMax ? `${uses} von ${usesMax}, ${uses - usesMax} zu viel` : `${uses} von ${usesMax}`;
}

/** One page of the promotions that match the query. There are few, so every shop filters them by this rule. */
export const pageOfPromotions = (
  promotions: readonly PromotionRow[],
  query: PromotionQuery,
  now: Instant,
): PromotionPage =>
  pageOf(promotions, query, {
    texts: ({ name, code }) => [name, code],
    isWanted: (row) => query.state === 'all' || (query.state === 'ended') === isEnded(row, now),
    sorts: { name: ({ name }) => name, changed: ({ changed }) => changed },
    key: ({ name, id }) => name + id,
  });

/** The promotions as a spreadsheet. */
export const PROMOTION_CSV: readonly CsvColumn<PromotionRow>[] = [
  { title: 'Name', value: ({ name }) => name },
  { title: 'Code', value: ({ code }) => code },
  { title: 'Was es gibt', value: benefitText },
  { title: 'Eingelöst', value: ({ uses }) => uses },
  { title: 'Nachlass', value: ({ cost }) => ({ rappen: cost }) },
  { title: 'Geändert', value: ({ changed }) => ({ at: changed }) },
];
