import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import { creationUrl, illustrationUrl } from '../illustration/illustration-url.ts';

type Props = {
  readonly product: { readonly id: string; readonly name: string; readonly illustration: Illustration };
  /** An own pizza, which looks each time as it was put together. */
  readonly isCreation?: boolean;
  readonly className: string | undefined;
  readonly size: number;
  /** Pictures in the first view load at once, all others when they come near. */
  readonly eager?: boolean;
};

/** Decoration: the name always stands beside it. */
export const ProductPicture = ({ product, isCreation = false, className, size, eager = false }: Props) => (
  <img
    src={isCreation ? creationUrl(product.illustration) : illustrationUrl(product)}
    alt=""
    width={size}
    height={size}
    className={className}
    decoding="async"
    {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
  />
);
