import type { Photo } from '@ofenpost/core/photo/photo';
import { type PhotoFormat, photoPath, photoWidths, plainPhotoPath } from '@ofenpost/core/photo/photo-files';
import type { ComponentProps } from 'react';
import styles from './photo-picture.module.css';

type Props = {
  readonly photo: Photo;
  readonly className: string | undefined;
  /** The `sizes` of the photo, so that browsers fetch no larger file. */
  readonly sizes: string;
  /** The loading attributes: lazy, or with a priority. */
  readonly loading: Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority'>;
};

/** Shows a photo from the smallest file in a supported format that is wide enough. */
export function PhotoPicture({ photo, className, sizes, loading }: Props) {
  const filesOf = (format: PhotoFormat) => ({
    srcSet: photoWidths(photo)
      .map((each) => `${photoPath(photo.hash, each, format)} ${each}w`)
      .join(),
    sizes,
  });
  const { width, height, alt, focus } = photo;
  return (
    <picture className={styles.frame}>
      <source type="image/avif" {...filesOf('avif')} />
      <source type="image/webp" {...filesOf('webp')} />
      <img
        {...loading}
        src={plainPhotoPath(photo)}
        alt={alt}
        width={width}
        height={height}
        className={`${styles.photo} ${className}`}
        data-focus={focus}
        data-tall={height > width || undefined}
        decoding="async"
      />
    </picture>
  );
}
