import { type DateRange, RANGE_PRESETS, dateRange, rangePresets } from '@ofenpost/core/accounting/date-range';
import { businessDayOf } from '@ofenpost/core/time/business-day';
import { formatLocalDate } from '@ofenpost/core/time/zurich';
import { Link, type LinkProps, useRouter } from '@tanstack/react-router';
import { useId } from 'react';
import { useAppData } from '../app/app-actors.tsx';
import { DateInput } from '../ui/date-input.tsx';
import styles from './books.module.css';

type RangeProps = {
  readonly range: DateRange;
  /** The page that shows a range. */
  readonly linkOf: (range: DateRange) => Pick<LinkProps, 'to' | 'params'>;
};

/** Links to the ranges that people ask for. */
export function RangePresets({ range, linkOf }: RangeProps) {
  const today = businessDayOf(useAppData().now);
  return rangePresets.map((preset) => {
    const { label, of } = RANGE_PRESETS[preset];
    const chosen = of(today);
    const isShown = chosen.from === range.from && chosen.to === range.to;
    return (
      <Link
        key={preset}
        {...linkOf(chosen)}
        activeOptions={{ exact: true }}
        aria-current={isShown ? 'true' : undefined}
      >
        {label}
      </Link>
    );
  });
}

/** Lets people enter the first and the last day of a range. */
export function RangeChoice({ range, linkOf }: RangeProps) {
  const router = useRouter();
  const [fromId, toId] = [useId(), useId()];
  const go = (change: Partial<DateRange>) => {
    const chosen = dateRange.safeParse({ ...range, ...change }).data;
    if (chosen !== undefined) void router.navigate(linkOf(chosen));
  };
  return (
    <div className={styles.switch}>
      <h2>
        {formatLocalDate(range.from)} – {formatLocalDate(range.to)}
      </h2>
      <div className={styles.pick}>
        <label htmlFor={fromId}>Von</label>
        <DateInput
          id={fromId}
          className={styles.day}
          required
          value={range.from}
          max={range.to}
          onValue={(from) => go({ from })}
        />
      </div>
      <div className={styles.pick}>
        <label htmlFor={toId}>Bis</label>
        <DateInput
          id={toId}
          className={styles.day}
          required
          value={range.to}
          min={range.from}
          onValue={(to) => go({ to })}
        />
      </div>
    </div>
  );
}
