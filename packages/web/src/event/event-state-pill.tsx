import { EVENT_STATE_LABELS } from '@ofenpost/core/event/event-labels';
import type { EventState } from '@ofenpost/core/event/restaurant-event';
import { StatePill } from '../theme/state-pill.tsx';

const TONES = { draft: undefined, published: 'good', cancelled: 'bad' } as const;

export const EventStatePill = ({ state }: { state: EventState }) => (
  <StatePill tone={TONES[state]}>{EVENT_STATE_LABELS[state]}</StatePill>
);
