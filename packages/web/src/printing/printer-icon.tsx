import { icon } from '../app/icons.tsx';

export const PrinterIcon = () =>
  icon(
    <>
      <path d="M7 8.5V4h10v4.5" />
      <path d="M7 17H4.8A1.3 1.3 0 0 1 3.5 15.7v-5.4A1.8 1.8 0 0 1 5.3 8.5h13.4a1.8 1.8 0 0 1 1.8 1.8v5.4A1.3 1.3 0 0 1 19.200 17H17" />
      <path d="M7 14h10v6H7z" />
    </>,
    1.9,
    20,
  );
