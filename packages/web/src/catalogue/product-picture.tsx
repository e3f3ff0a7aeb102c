import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import { creationUrl, illustrationUrl } from '../illustration/illustration-url.ts';

type PictureProps = {
  readonly className: string | undefined;
  readonly size: number;
  /** Pictures in the first view load at once, all others when they come near. */
  readonly eager?: boolean;
};

/** Decoration: the name always stands beside it. */
export const FoodPicture = ({ src, className, size, eager = false }: PictureProps & { readonly src: string }) => (
  <img
    src={src}
    alt=""
    width={size}
    height={size}
    className={className}
    decoding="async"
    {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
  />
);

type ProductProps = PictureProps & {
  readonly product: { readonly id: string; readonly name: string; readonly illustration: Illustration };
  /** An own pizza, which looks each time as it was put together. */
  readonly isCreation?: boolean;
};

export const ProductPicture = ({ product, isCreation = false, ...picture }: ProductProps) => (
  <FoodPicture src={isCreation ? creationUrl(product.illustration) : illustrationUrl(product)} {...picture} />
);
