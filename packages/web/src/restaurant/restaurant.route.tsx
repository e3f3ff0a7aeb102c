import { createLazyRoute } from '@tanstack/react-router';
import { useNow, useOpeningHours, useRestaurant } from '../app/app-state.ts';
import { RestaurantPage } from './restaurant-page.tsx';

export const Route = createLazyRoute('/restaurant')({
  component: function RestaurantRoute() {
    const { story, menuPlan, events } = Route.useLoaderData();
    return (
      <RestaurantPage
        restaurant={useRestaurant()}
        story={story}
        openingHours={useOpeningHours()}
        now={useNow()}
        menuPlan={menuPlan}
        events={events}
      />
    );
  },
});
