import type { SaveAnswer } from '../editor/editor.ts';
import type { Versioned } from '../editor/versioned.ts';
import type { Result } from '../result/result.ts';
import type { PromotionPage, PromotionQuery } from './promotion-list.ts';
import type { PromotionAdminError } from './promotion-record.ts';
import type { PromotionTerms, PromotionUnusable } from './promotion-terms.ts';
import type { PromotionDraft } from './promotion.ts';

export type PromotionPort = {
  /** The happy hours that count now for whoever orders. */
  load(): Promise<PromotionTerms[]>;
  /** What the code earns now; who has used it already learns that with the order. */
  check(code: string): Promise<Result<PromotionTerms, PromotionUnusable>>;
};

/** What staff do with promotions. */
export type PromotionAdminPort = {
  list(query: PromotionQuery): Promise<PromotionPage>;
  /** Answers null when no promotion has this id. */
  find(id: string): Promise<Versioned<PromotionDraft> | null>;
  /** Saves a draft that was made from `version`, as any record; a new one has version 0. */
  save(id: string, saving: Versioned<PromotionDraft>): Promise<SaveAnswer<Versioned<PromotionDraft>>>;
  /** Removes a promotion that no order has, and answers it as it was. */
  remove(id: string): Promise<Result<Versioned<PromotionDraft>, PromotionAdminError>>;
};
