import { isAdmin } from '@ofenpost/core/session/role';
import { type ComponentProps, Suspense } from 'react';
import type { AdminLinks } from './admin-links.tsx';
import { useAccount } from './app-state.ts';
import { late } from './late.tsx';

type Props = ComponentProps<typeof AdminLinks>;

const lateLinks = late<Props>(() => import('./admin-links.tsx').then((module) => module.AdminLinks));

export const prepareAdminLinks = lateLinks.prepare;

/** The links of staff; guests carry none of it. */
export const LateAdminLinks = (props: Props) =>
  isAdmin(useAccount()) && (
    <Suspense>
      <lateLinks.Component {...props} />
    </Suspense>
  );
