import { EVENT_STATE_LABELS } from '@ofenpost/core/event/event-labels';
import type { EventState } from '@ofenpost/core/event/restaurant-event';
import { StateBadge } from '../theme/state-badge.tsx';

const TONES = { draft: undefined, published: 'good', cancelled: 'bad' } as const;

export const EventStateBadge = ({ state }: { state: EventState }) => (
  <StateBadge tone={TONES[state]}>{EVENT_STATE_LABELS[state]}</StateBadge>
);
