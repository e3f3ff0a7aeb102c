import { KitchenBadges } from '../kitchen/kitchen-badges.tsx';
import { PrinterBadge } from '../printing/printer-badge.tsx';
import { SoundBadge } from './sound-badge.tsx';

/** What staff have at hand for the whole shop, in the head of the desk. */
export const ShopBadges = () => (
  <>
    <SoundBadge />
    <KitchenBadges />
    <PrinterBadge />
  </>
);
