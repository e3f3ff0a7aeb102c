import type { Sauce } from '@ofenpost/core/catalogue/illustration';
import { svgHtml } from '../hydration/trusted-types.ts';
import { drawBread } from './bread.ts';

type Props = { readonly sauce: Sauce; readonly seed: string; readonly className: string | undefined };

/** A flatbread without toppings as inline SVG, so that it shows even where no picture can be fetched. */
export const BareBread = ({ sauce, seed, className }: Props) => (
  <svg
    viewBox="-160 -160 320 320"
    className={className}
    aria-hidden="true"
    dangerouslySetInnerHTML={svgHtml(drawBread({ shape: 'round', sauce }, seed, `bare-${sauce}`))}
  />
);
