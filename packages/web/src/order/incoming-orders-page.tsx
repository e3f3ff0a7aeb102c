import { may } from '@ofenpost/core/permission/permission';
import { useAccount } from '../app/app-state.ts';
import { OrderDesk } from '../order-desk/order-desk.tsx';
import { PrintingProvider } from '../printing/printing-provider.tsx';
import { TeamRefusal } from '../session/team-refusal.tsx';

export const IncomingOrdersPage = () =>
  may(useAccount(), 'order.readAll') ? (
    <PrintingProvider>
      <OrderDesk />
    </PrintingProvider>
  ) : (
    <TeamRefusal access="zum Bestellpult" />
  );
