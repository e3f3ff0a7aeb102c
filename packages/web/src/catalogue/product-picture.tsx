import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import type { Photo } from '@ofenpost/core/photo/photo';
import { creationUrl, illustrationUrl } from '../illustration/illustration-url.ts';
import { PhotoPicture } from '../photo/photo-picture.tsx';

type PictureProps = {
  readonly className: string | undefined;
  readonly size: number;
  /** The `sizes` of a photo where its width depends on the page. */
  readonly sizes?: string;
  /** Whether the picture is in the first view and loads at once; others load when they come near. */
  readonly eager?: boolean;
};
type FoodProps = PictureProps & {
  /** The URL of the illustration. */
  readonly src: string;
  /** A photo that replaces the illustration. */
  readonly photo?: Photo | null | undefined;
};

/** An illustration is decoration, because the name is beside it. A photo has an alternative text. */
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
  /** Whether it is an own pizza, whose picture shows its ingredients. */
  readonly isCreation?: boolean;
};

/** A small picture beside the name of a product: always decoration. */
export const ProductPicture = ({ product, isCreation = false, ...picture }: ProductProps) => (
  <FoodPicture
    src={isCreation ? creationUrl(product.illustration) : illustrationUrl(product)}
    photo={product.photo && { ...product.photo, alt: '' }}
    {...picture}
  />
);
