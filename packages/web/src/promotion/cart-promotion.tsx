import type { Cart } from '@ofenpost/core/cart/cart';
import { bestPromotion } from '@ofenpost/core/promotion/apply-promotion';
import { discountableLine } from '@ofenpost/core/promotion/discountable-line';
import { promotionLabel } from '@ofenpost/core/promotion/promotion-label';
import type { PromotionTerms } from '@ofenpost/core/promotion/promotion-terms';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { Amount } from '../money/amount.tsx';

/** Stands for a delivery fee, which is unknown in the cart, so that a free delivery counts where nothing else does. */
const ANY_FEE = 1;

type Props = { readonly cart: Cart; readonly className: string | undefined };

/** The happy hour that will count for the cart, by its name, and what it takes off. */
export function CartPromotion({ cart, className }: Props) {
  const { ports } = useApp();
  const [happyHours, setHappyHours] = useState<readonly PromotionTerms[]>([]);
  useEffect(() => {
    let isShown = true;
    ports.promotion.load().then(
      (loaded) => isShown && setHappyHours(loaded),
      () => {},
    );
    return () => void (isShown = false);
  }, [ports]);
  const promotion = bestPromotion(happyHours, cart.productCart.map(discountableLine), ANY_FEE);
  if (promotion === null) return null;
  return (
    <p className={className}>
      {promotionLabel(promotion)}:{' '}
      <b>
        {promotion.delivery > 0 ? (
          'Gratis-Lieferung'
        ) : (
          <>
            <Amount isUnbroken rappen={promotion.amount} /> weniger
          </>
        )}
      </b>{' '}
      an der Kasse
    </p>
  );
}
