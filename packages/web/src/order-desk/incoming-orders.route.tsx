import { may } from '@ofenpost/core/role/permission';
import { createLazyRoute } from '@tanstack/react-router';
import { paths } from '../app/paths.ts';
import { PrintingProvider } from '../printing/printing-provider.tsx';
import { TeamRefusal } from '../session/team-refusal.tsx';
import { useStaffAccount } from '../session/use-staff-account.ts';
import { CouriersProvider } from './couriers.tsx';
import { AcceptanceProvider } from './new-guest-badge.tsx';
import { OrderDesk } from './order-desk.tsx';

const IncomingOrdersPage = () =>
  may(useStaffAccount(paths.incomingOrders), 'order.readAll') ? (
    <PrintingProvider>
      <AcceptanceProvider>
        <CouriersProvider>
          <OrderDesk />
        </CouriersProvider>
      </AcceptanceProvider>
    </PrintingProvider>
  ) : (
    <TeamRefusal access="zum Bestellpult" />
  );

export const Route = createLazyRoute('/admin/incoming-orders')({ component: IncomingOrdersPage });
