import { openingHoursMachine } from '@ofenpost/core/opening-hours/opening-hours.machine';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { toInstant } from '@ofenpost/core/time/zurich';
import { type ReactNode, useMemo } from 'react';
import { createActor } from 'xstate';
import { AppContext, useApp, useDelivery, useOpeningHours } from './app-actors.tsx';

/** The time at which most guests look. */
const EVENING = '18:00';

type Props = { readonly day: LocalDate; readonly children: ReactNode };

/** Renders its children as on the evening of another day. Its actors are never started, so the clock stands still. */
export function AppOnDay({ day, children }: Props) {
  const app = useApp();
  const openingHours = useOpeningHours();
  const { busyControls } = useDelivery();
  const evening = useMemo(() => {
    const now = toInstant(day, EVENING);
    const actor = createActor(openingHoursMachine, { input: { openingHours, busyControls, now } });
    return { ...app, actors: { ...app.actors, openingHours: actor } };
  }, [app, day, openingHours, busyControls]);
  return <AppContext value={evening}>{children}</AppContext>;
}
