import { KitchenPills } from '../kitchen/kitchen-pills.tsx';
import { PrinterPill } from '../printing/printer-pill.tsx';
import { SoundPill } from './sound-pill.tsx';

/** What staff have at hand for the whole shop, in the head of the desk. */
export const DeskShopPills = () => (
  <>
    <SoundPill />
    <KitchenPills />
    <PrinterPill />
  </>
);
