import { formatDate, formatTime, formatWeekday } from '@ofenpost/core/time/zurich';
import { useAccount } from '../app/app-actors.tsx';
import { icon } from '../ui/icons.tsx';
import { SecondFactorButton } from './second-factor-button.tsx';
import layout from '../ui/layout.module.css';
import styles from './factor-due.module.css';

/** During the grace period, tells members of the team without a second factor when it ends. */
export function FactorDue() {
  const { factorDueAt } = useAccount();
  if (factorDueAt === undefined) return null;
  return (
    <section className={styles.line} aria-label="Zweiter Faktor">
      {icon(
        <>
          <circle cx="8" cy="15" r="4.5" />
          <path d="M11.2 11.8 19.5 3.5M15.5 7.5l3 3" />
        </>,
      )}
      <p>
        Spätestens ab {formatWeekday(factorDueAt)},{' '}
        <time dateTime={factorDueAt}>
          {formatDate(factorDueAt)}, {formatTime(factorDueAt)}
        </time>{' '}
        brauchst du hier einen zweiten Faktor.
      </p>
      <SecondFactorButton className={styles.link} label="Einrichten" />
    </section>
  );
}

/** The same above a page, in the width of the page. */
export const FactorDueAbove = ({ className = layout.wrap }: { readonly className?: string | undefined }) => (
  <div className={`${className} ${styles.above}`}>
    <FactorDue />
  </div>
);
