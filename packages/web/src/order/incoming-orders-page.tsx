import { isAdmin } from '@ofenpost/core/session/role';
import { useAccount } from '../app/app-state.ts';
import { DeskRefusal } from './desk-refusal.tsx';
import { OrderDesk } from './order-desk.tsx';

export const IncomingOrdersPage = () => (isAdmin(useAccount()) ? <OrderDesk /> : <DeskRefusal />);
