import { createLazyRoute } from '@tanstack/react-router';
import { AboutUsPage } from './about-us-page.tsx';

export const Route = createLazyRoute('/about-us')({
  component: function AboutUsRoute() {
    return <AboutUsPage {...Route.useLoaderData()} />;
  },
});
