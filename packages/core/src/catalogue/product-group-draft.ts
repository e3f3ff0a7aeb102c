import * as z from 'zod/mini';
import { optionalLines, requiredText } from '../text/required-text.ts';
import { yesOrNo } from '../validation/chosen.ts';
import { type FileFields, yesNoField } from '../validation/file-field.ts';
import { FORM_MISSING } from '../validation/form-message.ts';
import { tooLong, tooShort } from '../validation/limit-messages.ts';
import { DESCRIPTION_FIELD, NAME_FIELD } from './catalogue-item-fields.ts';

/** Lengths in characters. */
export const PRODUCT_GROUP_NAME_MIN = 2;
export const PRODUCT_GROUP_NAME_MAX = 60;
export const PRODUCT_GROUP_DESCRIPTION_MAX = 500;

/** A product group as staff enter it. Its position is not part of it. */
export const productGroupDraft = z.object(
  {
    name: requiredText(
      PRODUCT_GROUP_NAME_MAX,
      'Bitte gib einen Namen an',
      tooLong('Der Name', PRODUCT_GROUP_NAME_MAX),
    ).check(z.minLength(PRODUCT_GROUP_NAME_MIN, tooShort('Der Name', PRODUCT_GROUP_NAME_MIN))),
    description: optionalLines(
      PRODUCT_GROUP_DESCRIPTION_MAX,
      tooLong('Die Beschreibung', PRODUCT_GROUP_DESCRIPTION_MAX),
    ),
    visible: yesOrNo,
  },
  FORM_MISSING,
);
export type ProductGroupDraft = z.infer<typeof productGroupDraft>;

export const BLANK_PRODUCT_GROUP: ProductGroupDraft = { name: '', description: '', visible: true };

export const PRODUCT_GROUP_FIELDS: FileFields<ProductGroupDraft> = {
  name: NAME_FIELD,
  description: DESCRIPTION_FIELD,
  visible: yesNoField('Sichtbar'),
};
