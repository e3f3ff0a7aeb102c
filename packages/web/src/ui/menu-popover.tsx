import { type PointerEvent, type ReactNode, useId, useRef } from 'react';
import styles from './menu-popover.module.css';

/** The delay before a menu closes after the mouse left it or its button. Source: specification, section 9. */
const AUTO_HIDE_MILLISECONDS = 100;

/**
 * A button with a menu of links and actions. It is a native popover: it opens without a script and closes by Escape or
 * a tap outside.
 */
export function MenuPopover({ label, trigger, children }: { label: string; trigger: ReactNode; children: ReactNode }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => menu.current?.hidePopover();
  const stay = () => clearTimeout(leaving.current);
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') leaving.current = setTimeout(hide, AUTO_HIDE_MILLISECONDS);
  };
  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        popoverTarget={id}
        aria-label={label}
        onPointerEnter={stay}
        onPointerLeave={leave}
      >
        {trigger}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={styles.menu}
        onClick={hide}
        onPointerEnter={stay}
        onPointerLeave={leave}
      >
        {children}
      </div>
    </>
  );
}

export const menuItemClass = styles.item;
export const menuPersonClass = styles.who;
