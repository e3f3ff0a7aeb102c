import { may } from '@ofenpost/core/role/permission';
import { createLazyRoute } from '@tanstack/react-router';
import { paths } from '../app/paths.ts';
import { TeamRefusal } from '../session/team-refusal.tsx';
import { useStaffAccount } from '../session/use-staff-account.ts';
import { CourierScreen } from './courier-screen.tsx';

const CourierPage = () => {
  const account = useStaffAccount(paths.courier);
  // Another account has another tour, and its own taps.
  return may(account, 'courier.drive') && account.id !== null ? (
    <CourierScreen key={account.id} accountId={account.id} />
  ) : (
    <TeamRefusal access="zu den Runden der Kuriere" />
  );
};

export const Route = createLazyRoute(paths.courier)({ component: CourierPage });
