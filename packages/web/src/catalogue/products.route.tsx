import { createLazyRoute } from '@tanstack/react-router';
import { ProductsPage } from './products-page.tsx';

export const Route = createLazyRoute('/products')({
  component: function ProductsRoute() {
    return <ProductsPage carried={Route.useLoaderData()} />;
  },
});
