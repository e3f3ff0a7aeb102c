import { may } from '@ofenpost/core/permission/permission';
import { useAccount } from '../app/app-state.ts';
import { PrintingProvider } from '../printing/printing-provider.tsx';
import { TeamRefusal } from '../session/team-refusal.tsx';
import { OrderDesk } from './order-desk.tsx';

export const IncomingOrdersPage = () =>
  may(useAccount(), 'order.readAll') ? (
    <PrintingProvider>
      <OrderDesk />
    </PrintingProvider>
  ) : (
    <TeamRefusal access="zum Bestellpult" />
  );
