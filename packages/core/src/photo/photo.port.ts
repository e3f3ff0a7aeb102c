import type { LiveObserver, StopWatching } from '../live/live.ts';
import type { Result } from '../result/result.ts';
import type { PhotoRefusal } from './photo-refusal.ts';
import type { StoredPhoto } from './photo.ts';

/** The bytes of a file. Nothing else of it counts, also not its name. */
export type PhotoFile = Uint8Array<ArrayBuffer>;

export type PhotoProgress =
  /** How much of the file is on its way, 0 to 1; at 1 the server works on it. */
  | { readonly kind: 'sending'; readonly part: number }
  /** Nothing comes after it. */
  | { readonly kind: 'answered'; readonly answer: Result<StoredPhoto, PhotoRefusal> };

/** How staff bring photos to the server. */
export type PhotoPort = {
  /** Sends a file; stopping gives it up. The same file sent again is the same photo. */
  upload(file: PhotoFile, observer: LiveObserver<PhotoProgress>): StopWatching;
};
