import { may } from '@ofenpost/core/role/permission';
import { createLazyRoute } from '@tanstack/react-router';
import { useAccount } from '../app/app-actors.tsx';
import { FactorDueAbove } from '../second-factor/factor-due.tsx';
import { TeamRefusal } from '../session/team-refusal.tsx';
import { adminPageAt } from './admin-routes.ts';

export const Route = createLazyRoute('/admin/$')({
  component: function AdminRoute() {
    const { path, id, data } = Route.useLoaderData();
    const account = useAccount();
    const page = adminPageAt(path);
    if (page === undefined) return null;
    if (data === null || !may(account, page.action)) return <TeamRefusal access={page.access} />;
    return (
      <>
        <FactorDueAbove />
        {page.render(id, data)}
      </>
    );
  },
});
