import type { Photo, StoredPhoto } from '@ofenpost/core/photo/photo';
import {
  photoBlock,
  photoKindOf,
  type PhotoRefusal,
  validatePhotoClaim,
  validatePhotoFile,
} from '@ofenpost/core/photo/photo-draft';
import { PHOTO_WIDTH_MAX } from '@ofenpost/core/photo/photo-files';
import type { PhotoFile, PhotoPort } from '@ofenpost/core/photo/photo.port';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import { may } from '@ofenpost/core/role/permission';
import type { Shop, Visitor } from './shop.ts';

/** The offset of the width in a PNG file. Source: RFC 2083, section 4.1.1. */
const PNG_SIZE_AT = 16;

const hashOf = async (file: PhotoFile): Promise<string> =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', file)).slice(0, 16), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Accepts PNG files only, and reads nothing of them but their size. */
async function openPhoto(file: PhotoFile): Promise<Result<StoredPhoto, PhotoRefusal>> {
  if (photoKindOf(file) !== 'png' || file.length < PNG_SIZE_AT + 8) return err({ code: 'photoBroken' });
  const view = new DataView(file.buffer, file.byteOffset);
  const [width, height] = [view.getUint32(PNG_SIZE_AT), view.getUint32(PNG_SIZE_AT + 4)];
  const refusal = validatePhotoClaim({ kind: 'png', width, height, frames: 1, isProgressive: false });
  if (refusal !== null) return err(refusal);
  const scale = Math.min(1, PHOTO_WIDTH_MAX / width);
  return ok({ hash: await hashOf(file), width: width * scale, height: Math.round(height * scale) });
}

/** The reason why a record with this photo is not saved, or null. */
export function missingPhoto({ photos }: Shop, draft: object): string | null {
  const photo = 'photo' in draft ? (draft.photo as Photo | null) : null;
  return photoBlock(photo, photo && (photos.get(photo.hash) ?? null));
}

export const createPhotoInMemory = ({ photos }: Shop, { account }: Visitor): PhotoPort => ({
  upload: (file, observer) => {
    let isStopped = false;
    const take = async () => {
      if (!may(account, 'photo.upload')) throw new Error('not allowed');
      const refusal = validatePhotoFile(file);
      const answer = refusal === null ? await openPhoto(file) : err(refusal);
      if (answer.ok) photos.set(answer.value.hash, answer.value);
      if (!isStopped) observer.changed({ kind: 'answered', answer });
    };
    take().catch((error: unknown) => observer.lost(error));
    return () => {
      isStopped = true;
    };
  },
});
