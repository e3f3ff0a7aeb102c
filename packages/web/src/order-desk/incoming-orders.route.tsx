import { may } from '@ofenpost/core/role/permission';
import { createLazyRoute } from '@tanstack/react-router';
import { useAccount } from '../app/app-actors.tsx';
import { PrintingProvider } from '../printing/printing-provider.tsx';
import { TeamRefusal } from '../session/team-refusal.tsx';
import { OrderDesk } from './order-desk.tsx';

const IncomingOrdersPage = () =>
  may(useAccount(), 'order.readAll') ? (
    <PrintingProvider>
      <OrderDesk />
    </PrintingProvider>
  ) : (
    <TeamRefusal access="zum Bestellpult" />
  );

export const Route = createLazyRoute('/admin/incoming-orders')({ component: IncomingOrdersPage });
