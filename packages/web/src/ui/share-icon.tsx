import { icon } from './icons.tsx';

/** Apart from the other icons: nothing that loads with every page shares anything. */
export const ShareIcon = () =>
  icon(<path d="M12 15V3.5M7.5 8 12 3.5 16.5 8M5 13v5.5A2 2 0 0 0 7 20.5h10a2 2 0 0 0 2-2V13" />);
