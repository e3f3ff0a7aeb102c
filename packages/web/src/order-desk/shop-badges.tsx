import { KitchenBadges } from '../kitchen/kitchen-badges.tsx';
import { PrinterBadge } from '../printing/printer-badge.tsx';
import { SoundBadge } from './sound-badge.tsx';

/** The controls for the whole shop, in the head of the order desk. */
export const ShopBadges = () => (
  <>
    <SoundBadge />
    <KitchenBadges />
    <PrinterBadge />
  </>
);
