import { createLazyRoute } from '@tanstack/react-router';
import { ProductsPage } from './products-page.tsx';
import { loadSearch } from './search-code.ts';

const Route = createLazyRoute('/products')({
  component: function ProductsRoute() {
    return <ProductsPage dehydrated={Route.useLoaderData()} />;
  },
});

/** A page with a search hydrates with its results, so it needs the search before. */
export async function loadRoute() {
  if (!import.meta.env.SSR && location.search.includes('q=')) await loadSearch().catch(() => {});
  return Route;
}
