import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import type { Photo } from '@ofenpost/core/photo/photo';
import { creationUrl, illustrationUrl } from '../illustration/illustration-url.ts';
import { PhotoPicture } from '../photo/photo-picture.tsx';

type PictureProps = {
  readonly className: string | undefined;
  readonly size: number;
  /** How wide a photo is shown where that depends on the page. */
  readonly sizes?: string;
  /** Pictures in the first view load at once, all others when they come near. */
  readonly eager?: boolean;
};
type FoodProps = PictureProps & {
  /** Of the illustration. */
  readonly src: string;
  /** In its place. */
  readonly photo?: Photo | null | undefined;
};

/** An illustration is decoration: the name always stands beside it. A photo says what is to be seen. */
export function FoodPicture({ src, photo, className, size, sizes = `${size}px`, eager = false }: FoodProps) {
  const loading = eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const };
  return photo ? (
    <PhotoPicture photo={photo} className={className} sizes={sizes} loading={loading} />
  ) : (
    <img src={src} alt="" width={size} height={size} className={className} decoding="async" {...loading} />
  );
}

type ProductProps = PictureProps & {
  readonly product: {
    readonly id: string;
    readonly name: string;
    readonly illustration: Illustration;
    readonly photo?: Photo | null;
  };
  /** An own pizza, which looks each time as it was put together. */
  readonly isCreation?: boolean;
};

/** A small picture beside the name of a product: decoration, whatever it shows. */
export const ProductPicture = ({ product, isCreation = false, ...picture }: ProductProps) => (
  <FoodPicture
    src={isCreation ? creationUrl(product.illustration) : illustrationUrl(product)}
    photo={product.photo && { ...product.photo, alt: '' }}
    {...picture}
  />
);
