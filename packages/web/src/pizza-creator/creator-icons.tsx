import { icon } from '../app/icons.tsx';

export const UndoIcon = () => icon(<path d="M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3" />);
export const RedoIcon = () => icon(<path d="M15.5 5 20 9.5 15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h3" />);
export const ShareIcon = () =>
  icon(<path d="M12 15V3.5M7.5 8 12 3.5 16.5 8M5 13v5.5A2 2 0 0 0 7 20.5h10a2 2 0 0 0 2-2V13" />);
export const RestartIcon = () => icon(<path d="M5 7.5h14M10 4h4M7 7.5l.8 12h8.4l.8-12M10.5 11v5M13.5 11v5" />);
export const DiceIcon = () =>
  icon(
    <>
      <rect x="4" y="4" width="16" height="16" rx="4" />
      <path d="M8.7 8.7h0M15.3 8.7h0M12 12h0M8.7 15.3h0M15.3 15.3h0" strokeWidth="2.6" />
    </>,
  );
