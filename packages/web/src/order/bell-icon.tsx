import { icon } from '../app/icons.tsx';

const bell = (
  <>
    <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15z" />
    <path d="M10 20.5h4" />
  </>
);

export const BellIcon = () => icon(bell, 1.9, 19);
export const SilentBellIcon = () =>
  icon(
    <>
      {bell}
      <path d="M4 4l16 16" />
    </>,
    1.9,
    19,
  );
