import { isAdmin } from '@ofenpost/core/session/role';
import { type ComponentProps, Suspense, memo } from 'react';
import type { AdminLinks } from './admin-links.tsx';
import { useAccount } from './app-state.ts';
import { lazyComponent } from './lazy-component.tsx';

type Props = ComponentProps<typeof AdminLinks>;

const lazyLinks = lazyComponent<Props>(() => import('./admin-links.tsx').then((module) => module.AdminLinks));

export const prepareAdminLinks = lazyLinks.prepare;

/**
 * The admin links of staff; guests do not load them. `memo` prevents updates: React keeps the server's HTML only until
 * something else is to be rendered in its place.
 */
export const LazyAdminLinks = memo(
  (props: Props) =>
    isAdmin(useAccount()) && (
      <Suspense>
        <lazyLinks.Component {...props} />
      </Suspense>
    ),
);
