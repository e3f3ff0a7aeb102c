import { createLazyRoute } from '@tanstack/react-router';
import { HomePage } from './home-page.tsx';

export const Route = createLazyRoute('/')({
  component: function HomeRoute() {
    return <HomePage {...Route.useLoaderData()} />;
  },
});
