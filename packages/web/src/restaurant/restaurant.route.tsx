import { createLazyRoute } from '@tanstack/react-router';
import { useNow, useOpeningHours, useRestaurantPage } from '../app/app-state.ts';
import { RestaurantPage } from './restaurant-page.tsx';

export const Route = createLazyRoute('/restaurant')({
  component: function RestaurantRoute() {
    return <RestaurantPage page={useRestaurantPage()} openingHours={useOpeningHours()} now={useNow()} />;
  },
});
