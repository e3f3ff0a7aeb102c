import { icon } from '../ui/icons.tsx';

export const BackIcon = () => icon(<path d="M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 12h-2" transform="translate(1 -2)" />);
export const PinIcon = () =>
  icon(
    <>
      <path d="M12 21s6.5-5.7 6.5-11A6.5 6.5 0 0 0 5.5 10c0 5.3 6.5 11 6.5 11z" />
      <circle cx="12" cy="10" r="2.3" />
    </>,
  );
export const CashIcon = () =>
  icon(
    <>
      <rect x="3" y="6.5" width="18" height="11" rx="2" />
      <circle cx="12" cy="12" r="2.4" />
    </>,
  );
export const CardIcon = () =>
  icon(
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="2" />
      <path d="M3 10h18M7 15h4" />
    </>,
  );
export const PhonePayIcon = () =>
  icon(
    <>
      <rect x="7" y="3" width="10" height="18" rx="2" />
      <path d="M11 18h2" />
    </>,
  );
export const IdIcon = () =>
  icon(
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="2" />
      <circle cx="8.5" cy="11" r="1.8" />
      <path d="M6 16c.6-1.5 4.4-1.5 5 0M14 10h4M14 14h4" />
    </>,
  );
