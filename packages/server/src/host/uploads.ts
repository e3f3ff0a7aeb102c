import { CATALOGUE_UPLOAD } from '../catalogue/catalogue-imports.ts';
import type { Upload } from '../http/upload-limit.ts';
import { PHOTO_UPLOAD } from '../photo/convert-photo.ts';

/** Every request with a larger limit of its body. */
export const UPLOADS: readonly Upload[] = [PHOTO_UPLOAD, CATALOGUE_UPLOAD];
