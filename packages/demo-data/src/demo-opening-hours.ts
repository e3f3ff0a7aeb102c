import type { OpeningDay, OpeningHours, TimeRange } from '@ofenpost/core/opening-hours/opening-hours';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { addDays, dayOfWeek } from '@ofenpost/core/time/zurich';

const DELIVERY_LUNCH: TimeRange = { open: '11:00', close: '14:00' };
const RESTAURANT_LUNCH: TimeRange = { open: '11:30', close: '14:00' };

const MONDAY = 1;
const TUESDAY_TO_SUNDAY = [2, 3, 4, 5, 6, 0];
const isWeekend = (day: number): boolean => day === 5 || day === 6;

const evening = (close: string): TimeRange => ({ open: '17:00', close });

const restaurantDays: OpeningDay[] = TUESDAY_TO_SUNDAY.map((day) => ({
  dayOfWeek: day,
  openingHour: [RESTAURANT_LUNCH, evening(isWeekend(day) ? '01:00' : '22:00')],
}));

const deliveryDays: OpeningDay[] = [MONDAY, ...TUESDAY_TO_SUNDAY].map((day) => ({
  dayOfWeek: day,
  openingHour: [DELIVERY_LUNCH, evening(isWeekend(day) ? '23:30' : '22:00')],
}));

/** The weekly hours, a company party in 10 days and a closed day in 24. */
export function demoOpeningHours(today: LocalDate): OpeningHours {
  const partyDate = addDays(today, 10);
  const party = {
    date: partyDate,
    shortMessage: 'Firmenfeier',
    message: 'Am Abend feiert bei uns eine geschlossene Gesellschaft. Geliefert wird bis 20:00.',
  };
  const outing = {
    date: addDays(today, 24),
    openingHour: [],
    shortMessage: 'Betriebsausflug',
    message: 'Der Ofen bleibt kalt: Das ganze Team ist auf dem Betriebsausflug.',
  };
  return {
    restaurant: {
      openingDays: restaurantDays,
      extraordinaryOpeningHour: [
        {
          ...party,
          openingHour: dayOfWeek(partyDate) === MONDAY ? [] : [RESTAURANT_LUNCH],
        },
        outing,
      ],
    },
    delivery: {
      openingDays: deliveryDays,
      extraordinaryOpeningHour: [
        {
          ...party,
          openingHour: [DELIVERY_LUNCH, evening('20:00')],
        },
        outing,
      ],
    },
  };
}
