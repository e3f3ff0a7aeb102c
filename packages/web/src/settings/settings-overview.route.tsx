import { createLazyRoute } from '@tanstack/react-router';
import { SettingsOverview } from './settings-overview.tsx';

export const Route = createLazyRoute('/admin/settings')({ component: SettingsOverview });
