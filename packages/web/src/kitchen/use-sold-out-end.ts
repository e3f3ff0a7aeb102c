import type { EndChoice } from '@ofenpost/core/kitchen/kitchen-ends';
import { checkSoldOutUntil } from '@ofenpost/core/kitchen/sell-out';
import { formatDate } from '@ofenpost/core/time/zurich';
import { useTickingNow } from '../order/use-ticking-now.ts';
import { useEnd } from './use-end.ts';

const TODAY: EndChoice = { kind: 'endOfDay', daysLater: 0 };

/**
 * Holds the chosen end of a sold-out state; `until` is null while it is impossible, for which `problem` gives the
 * reason.
 */
export function useSoldOutEnd() {
  const { until, ...end } = useEnd(TODAY);
  const checked = checkSoldOutUntil(until, useTickingNow());
  if (checked.ok) return { ...end, until };
  const latest = formatDate(checked.error.latest);
  return { ...end, until: null, problem: `Möglich ist ab in fünf Minuten bis am ${latest}.` };
}

export type SoldOutEnd = ReturnType<typeof useSoldOutEnd>;
