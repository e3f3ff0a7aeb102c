import { may } from '@ofenpost/core/role/permission';
import { Link, createLazyRoute } from '@tanstack/react-router';
import { paths } from '../app/paths.ts';
import { TeamRefusal } from '../session/team-refusal.tsx';
import { useStaffAccount } from '../session/use-staff-account.ts';
import { KitchenScreen } from './kitchen-screen.tsx';
import controls from '../ui/controls.module.css';

const KitchenPage = () =>
  may(useStaffAccount(paths.kitchen), 'kitchen.work') ? (
    <KitchenScreen />
  ) : (
    <TeamRefusal access="zur Küche">
      <Link to={paths.deviceStart} className={controls.secondary}>
        Gerät mit Code starten
      </Link>
    </TeamRefusal>
  );

export const Route = createLazyRoute('/admin/kitchen')({ component: KitchenPage });
