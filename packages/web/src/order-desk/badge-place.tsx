import type { ReactNode } from 'react';
import { useLeavingFocus } from '../order/use-leaving-focus.ts';
import styles from './toolbar.module.css';

/** Goes when the pill looks otherwise; what comes in its place takes over its focus. */
function Look({ children }: { readonly children: ReactNode }) {
  const look = useLeavingFocus((focused) => {
    const place = focused.closest('[data-place]');
    queueMicrotask(() => place?.querySelector<HTMLElement>('button:enabled')?.focus());
  });
  return (
    <span ref={look} className={styles.place}>
      {children}
    </span>
  );
}

type Props = {
  /** Another name, another look. */
  readonly look: string;
  readonly children: ReactNode;
};

/** The place of a pill that has another look while something holds. It keeps the focus, whoever changed it. */
export const BadgePlace = ({ look, children }: Props) => (
  <span className={styles.place} data-place>
    <Look key={look}>{children}</Look>
  </span>
);
