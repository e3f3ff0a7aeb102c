import { may } from '@ofenpost/core/permission/permission';
import { useAccount } from '../app/app-state.ts';
import { TeamRefusal } from '../session/team-refusal.tsx';
import { GiftCards } from './gift-cards.tsx';

export const GiftCardsPage = () =>
  may(useAccount(), 'giftCard.issue') ? <GiftCards /> : <TeamRefusal access="zu den Gutscheinen" />;
