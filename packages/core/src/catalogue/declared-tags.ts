import * as z from 'zod/mini';
import { uniqueList } from '../validation/unique-list.ts';
import { PRODUCT_TAGS } from './product-tag.ts';

/** The tags of a product or a part of a pizza as staff declare them, each once. */
export const declaredTags = uniqueList(z.enum(PRODUCT_TAGS, 'Diese Kennzeichnung gibt es nicht.'), {
  max: PRODUCT_TAGS.length,
  tooMany: `Es gibt nur ${PRODUCT_TAGS.length} Kennzeichnungen.`,
  keyOf: (tag) => tag,
  twice: 'Diese Kennzeichnung ist schon gewählt.',
});
