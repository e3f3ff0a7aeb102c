import { returnPathOf } from '@ofenpost/core/session/return-path';
import { createLazyRoute } from '@tanstack/react-router';
import { AuthPage } from './auth-page.tsx';

export const Route = createLazyRoute('/auth')({
  component: function AuthRoute() {
    const { returnTo, error } = Route.useSearch();
    return (
      <AuthPage providers={Route.useLoaderData()} returnTo={returnPathOf(returnTo ?? null)} error={error ?? null} />
    );
  },
});
