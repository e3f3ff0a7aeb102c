import type { ReactNode } from 'react';
import { useRestaurant } from '../app/app-actors.tsx';
import { phoneHref } from './phone-href.ts';

type Props = {
  readonly className?: string | undefined;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly label?: string;
};

/** Links the restaurant's phone number, between two texts, or a label in its place. A new shop may have no number yet. */
export function RestaurantPhone({ className, before, after, label }: Props) {
  const { phoneNumber } = useRestaurant();
  if (phoneNumber === '') return className === undefined ? <span>Die Nummer folgt bald</span> : null;
  return (
    <a href={phoneHref(phoneNumber)} className={className}>
      {before}
      {label ?? phoneNumber}
      {after}
    </a>
  );
}
