import { createLazyRoute } from '@tanstack/react-router';
import { PizzaCreatorPage } from './pizza-creator-page.tsx';

export const Route = createLazyRoute('/pizza-creator')({
  component: function PizzaCreatorRoute() {
    return <PizzaCreatorPage offer={Route.useLoaderData()} />;
  },
});

export { partPictures } from './part-pictures.tsx';
