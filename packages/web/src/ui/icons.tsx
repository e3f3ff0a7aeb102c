import type { ReactNode } from 'react';
import styles from './logo.module.css';

/** Creates a line icon with a view box of 24 by 24. */
export const icon = (content: ReactNode, strokeWidth = 1.9, size = 22) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {content}
  </svg>
);

export const OvenIcon = () =>
  icon(
    <>
      <path d="M5 15c0-6 3-9 7-9s7 3 7 9" />
      <path d="M3.5 18h17" />
      <path d="M12 10v2M9 11.5v1.2M15 11.5v1.2" />
    </>,
    2.2,
  );
export const BagIcon = () =>
  icon(
    <>
      <path d="M5.5 8.5h13l.9 10.2a1.6 1.6 0 0 1-1.6 1.8H6.2a1.6 1.6 0 0 1-1.6-1.8z" />
      <path d="M8.8 8.5V7a3.2 3.2 0 0 1 6.4 0v1.5" />
    </>,
  );
export const PersonIcon = () =>
  icon(
    <>
      <circle cx="12" cy="8" r="3.7" />
      <path d="M4.8 20c.6-4 3.5-6 7.2-6s6.6 2 7.2 6" />
    </>,
  );
export const MenuIcon = () => icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const CloseIcon = () => icon(<path d="m6 6 12 12M18 6 6 18" />);
export const PlusIcon = () => icon(<path d="M12 5.5v13M5.5 12h13" />, 2.4);
export const MinusIcon = () => icon(<path d="M5.5 12h13" />, 2.4);
export const ChevronIcon = () => icon(<path d="m6.5 9.5 5.5 5.5 5.5-5.5" />);
export const ArrowIcon = () => icon(<path d="M5 12h13.5M12.5 6l6 6-6 6" />);
export const CalendarIcon = () =>
  icon(
    <>
      <rect x="4" y="5.5" width="16" height="14.5" rx="2.6" />
      <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
    </>,
  );
export const MoonIcon = () => icon(<path d="M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z" />);
export const SunIcon = () =>
  icon(
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4" />
    </>,
  );
export const SearchIcon = () =>
  icon(
    <>
      <circle cx="11" cy="11" r="6.2" />
      <path d="m15.8 15.8 4.2 4.2" />
    </>,
  );

export const Logo = ({ name }: { name: string }) => (
  <span className={styles.logo}>
    <span className={styles.mark}>
      <OvenIcon />
    </span>
    {name}
  </span>
);
