import { CATALOGUE_UPLOAD } from '../catalogue-file/catalogue-upload.ts';
import { PHOTO_UPLOAD } from '../photo/photo-upload.ts';
import type { Upload } from './upload-limit.ts';

/** Every request with a larger limit of its body. */
export const UPLOADS: readonly Upload[] = [PHOTO_UPLOAD, CATALOGUE_UPLOAD];
