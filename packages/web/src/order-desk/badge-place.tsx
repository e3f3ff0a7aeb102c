import type { ReactNode } from 'react';
import { useLeavingFocus } from '../order/use-leaving-focus.ts';
import styles from './toolbar.module.css';

/** Unmounts when the badge changes its look; the next one takes over its focus. */
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
  /** A name of the look: another name mounts another badge. */
  readonly look: string;
  readonly children: ReactNode;
};

/** Hosts a badge whose look depends on a state. The focus survives a change of the look, whoever caused it. */
export const BadgePlace = ({ look, children }: Props) => (
  <span className={styles.place} data-place>
    <Look key={look}>{children}</Look>
  </span>
);
