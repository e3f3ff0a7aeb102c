import type { SaveAnswer } from '../editor/editor.ts';
import { validateSaving } from '../editor/validate-saving.ts';
import type { Versioned } from '../editor/versioned.ts';
import { err, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import { type CatalogueItemDrafts, type CatalogueItemKind, NEW_VERSION } from './catalogue-item.ts';
import type { CatalogueOutline } from './catalogue-outline.ts';
import { validateCatalogueItem } from './validate-item.ts';

type Attempt<T> = {
  readonly id: string;
  /** Null when no item has this id yet. */
  readonly current: Versioned<T> | null;
  readonly saving: Versioned<T>;
  readonly outline: CatalogueOutline;
  readonly now: Instant;
};

/** The result of saving an item: `validateSaving`, and the first version of a new one. */
export function validateCatalogueItemSaving<K extends CatalogueItemKind>(
  kind: K,
  { id, current, saving, outline, now }: Attempt<CatalogueItemDrafts[K]>,
): SaveAnswer<Versioned<CatalogueItemDrafts[K]>> {
  const validate = (draft: CatalogueItemDrafts[K]) => validateCatalogueItem(kind, { id, draft, outline });
  if (current !== null) return validateSaving({ validate: ({ after }) => validate(after) }, { current, saving, now });
  if (saving.version !== NEW_VERSION) return err({ code: 'refused', message: 'Das gibt es nicht mehr.' });
  const message = validate(saving.value);
  return message === null ? ok({ version: NEW_VERSION + 1, value: saving.value }) : err({ code: 'refused', message });
}
