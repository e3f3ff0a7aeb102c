import { type EndChoice, type TimeRefusal, endOf } from '@ofenpost/core/kitchen/kitchen-ends';
import { whenText } from '@ofenpost/core/opening-hours/opening-labels';
import { type Instant, localTime } from '@ofenpost/core/time/instant';
import { formatTime, toLocalDate } from '@ofenpost/core/time/zurich';
import { useState } from 'react';
import { useTickingNow } from '../order/use-ticking-now.ts';

function isEntered(choice: EndChoice): boolean {
  if (choice.kind === 'time') return localTime.safeParse(choice.time).success;
  return choice.kind !== 'moment' || choice.at !== '';
}

const problemOf = (refusal: TimeRefusal, time: string): string =>
  refusal === 'past' ? `${time} ist heute schon vorbei.` : 'Möglich ist ab in fünf Minuten.';

/**
 * Holds the chosen end; `until` is null while the input is incomplete or impossible, for which `problem` gives the
 * reason.
 */
export function useEnd(first: EndChoice) {
  const [choice, setChoice] = useState(first);
  const now = useTickingNow();
  const end = isEntered(choice) ? endOf(choice, now) : null;
  const until: Instant | null = end?.ok === true ? end.value : null;
  const problem = end?.ok === false && choice.kind === 'time' ? problemOf(end.error, choice.time) : null;
  return { choice, setChoice, until, problem, text: until === null ? '' : endText(until, now) };
}

/** Formats an end in Zurich: `19:15`, on another day `morgen um 04:00`. */
export const endText = (until: Instant, now: Instant): string =>
  toLocalDate(until) === toLocalDate(now) ? formatTime(until) : whenText(until, now);
