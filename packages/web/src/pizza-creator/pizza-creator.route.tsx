import { createLazyRoute } from '@tanstack/react-router';
import { NoPizzaOffer } from './no-pizza-offer.tsx';
import { PizzaCreatorPage } from './pizza-creator-page.tsx';

export const Route = createLazyRoute('/pizza-creator')({
  component: function PizzaCreatorRoute() {
    const { offer } = Route.useLoaderData();
    return offer === null ? <NoPizzaOffer /> : <PizzaCreatorPage offer={offer} />;
  },
});

export { partPictures } from './part-pictures.tsx';
