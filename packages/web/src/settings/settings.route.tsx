import { createLazyRoute } from '@tanstack/react-router';
import { SettingsPage } from './settings-page.tsx';

export const Route = createLazyRoute('/admin/settings/$section')({
  component: function SettingsRoute() {
    const { path, data } = Route.useLoaderData();
    return <SettingsPage key={path} path={path} data={data} />;
  },
});
