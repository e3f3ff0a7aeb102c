import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import { PICTURE_WIDTHS, picturePath, pictureWidthFor } from '@ofenpost/core/catalogue/picture-files';
import type { Photo } from '@ofenpost/core/photo/photo';
import { creationUrl, illustrationUrl } from '../illustration/illustration-url.ts';
import { PhotoPicture } from '../photo/photo-picture.tsx';

type PictureProps = {
  readonly className: string | undefined;
  readonly size: number;
  /** The `sizes` where its width depends on the page. */
  readonly sizes?: string;
  /** Whether the picture is in the first view and loads at once; others load when they come near. */
  readonly eager?: boolean;
  /** How urgent an eager picture is beside others. */
  readonly priority?: 'high' | 'low';
};
type FoodProps = PictureProps & {
  /** The address of the illustration, without a width. */
  readonly src: string;
  /** A photo that replaces the illustration. */
  readonly photo?: Photo | null | undefined;
};

const [SMALLEST] = PICTURE_WIDTHS;

/**
 * The widths of an illustration: for one and two pixels a dot, or by the width on the page where that differs. Search
 * engines and previews of links take `src`.
 */
function sourcesOf(src: string, size: number, sizes: string | undefined) {
  if (sizes !== undefined) {
    const widths = PICTURE_WIDTHS.filter((width) => width > SMALLEST && width <= pictureWidthFor(2 * size));
    const files = widths.map((width) => picturePath(src, width));
    return { src: files.at(-1), srcSet: files.map((file, index) => `${file} ${widths[index]}w`).join(), sizes };
  }
  const [once, twice] = [pictureWidthFor(size), pictureWidthFor(2 * size)].map((width) => picturePath(src, width));
  // The former address too: browsers load what is preloaded by this list alone.
  return { src: once, ...(once === twice ? {} : { srcSet: `${once} 1x,${twice} 2x` }), width: size, height: size };
}

/** An illustration is decoration, because the name is beside it. A photo has an alternative text. */
export function FoodPicture({ src, photo, className, size, sizes, eager = false, priority = 'high' }: FoodProps) {
  // Browsers decode what loads late beside the page by themselves.
  const loading = eager ? { fetchPriority: priority, decoding: 'async' as const } : { loading: 'lazy' as const };
  return photo ? (
    <PhotoPicture photo={photo} className={className} sizes={sizes ?? `${size}px`} loading={loading} />
  ) : (
    <img {...loading} {...sourcesOf(src, size, sizes)} alt="" className={className} />
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
