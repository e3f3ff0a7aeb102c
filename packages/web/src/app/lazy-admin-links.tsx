import { isAdmin } from '@ofenpost/core/session/role';
import { type ComponentProps, Suspense, memo } from 'react';
import type { AdminLinks } from './admin-links.tsx';
import { useAccount } from './app-state.ts';
import { lazyComponent } from './lazy-component.tsx';

type Props = ComponentProps<typeof AdminLinks>;

const lazyLinks = lazyComponent<Props>(() => import('./admin-links.tsx').then((module) => module.AdminLinks));

export const prepareAdminLinks = lazyLinks.prepare;

/**
 * The links of staff; guests carry none of it. Left alone by what changes around them: what the server wrote stays only as
 * long as React is asked for nothing else in its place.
 */
export const LazyAdminLinks = memo(
  (props: Props) =>
    isAdmin(useAccount()) && (
      <Suspense>
        <lazyLinks.Component {...props} />
      </Suspense>
    ),
);
