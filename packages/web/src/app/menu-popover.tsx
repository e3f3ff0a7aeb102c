import { type ReactNode, useId, useRef } from 'react';
import styles from './menu-popover.module.css';

/** A button with a menu of links and actions. A native popover: no script is needed to open it; Escape or a tap beside it closes it. */
export function MenuPopover({ label, trigger, children }: { label: string; trigger: ReactNode; children: ReactNode }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" className={styles.trigger} popoverTarget={id} aria-label={label}>
        {trigger}
      </button>
      <div ref={menu} id={id} popover="auto" className={styles.menu} onClick={() => menu.current?.hidePopover()}>
        {children}
      </div>
    </>
  );
}

export const menuItemClass = styles.item;
export const menuPersonClass = styles.who;
