import { createLazyRoute } from '@tanstack/react-router';
import { ProductsPage } from './products-page.tsx';

export const Route = createLazyRoute('/products')({
  component: () => <ProductsPage catalogue={Route.useLoaderData()} />,
});
