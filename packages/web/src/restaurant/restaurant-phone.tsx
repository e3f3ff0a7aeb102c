import type { ReactNode } from 'react';
import { phoneHref } from '../account/phone-href.ts';
import { useRestaurant } from '../app/app-state.ts';

type Props = { readonly className?: string | undefined; readonly before?: ReactNode; readonly after?: ReactNode };

/** Links the restaurant's phone number, between two texts; nothing in a new shop without a number. */
export function RestaurantPhone({ className, before, after }: Props) {
  const { phoneNumber } = useRestaurant();
  if (phoneNumber === '') return className === undefined ? <span>Die Nummer folgt bald</span> : null;
  return (
    <a href={phoneHref(phoneNumber)} className={className}>
      {before}
      {phoneNumber}
      {after}
    </a>
  );
}
