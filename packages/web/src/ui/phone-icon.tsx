import { icon } from './icons.tsx';

export const PhoneIcon = () =>
  icon(
    <path d="M6.2 4h3l1.6 4-2 1.6a11.5 11.5 0 0 0 5.6 5.6l1.6-2 4 1.6v3a2 2 0 0 1-2.2 2A15.8 15.8 0 0 1 4.2 6.2 2 2 0 0 1 6.2 4z" />,
    1.9,
    20,
  );
