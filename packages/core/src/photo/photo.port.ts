import type { LiveObserver, StopWatching } from '../live/live.ts';
import type { Result } from '../result/result.ts';
import type { PhotoRefusal } from './photo-draft.ts';
import type { StoredPhoto } from './photo.ts';

/** The bytes of a file. Its name and type are ignored. */
export type PhotoFile = Uint8Array<ArrayBuffer>;

export type PhotoProgress =
  /** The part of the file that has been sent, 0 to 1; at 1 the server processes it. */
  | { readonly kind: 'sending'; readonly part: number }
  /** The last event. */
  | { readonly kind: 'answered'; readonly answer: Result<StoredPhoto, PhotoRefusal> };

/** How staff upload photos. */
export type PhotoPort = {
  /** Uploads a file; stopping cancels it. The same file sent again is the same photo. */
  upload(file: PhotoFile, observer: LiveObserver<PhotoProgress>): StopWatching;
};
