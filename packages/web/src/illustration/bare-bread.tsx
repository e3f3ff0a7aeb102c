import type { Sauce } from '@ofenpost/core/catalogue/illustration';
import { svgHtml } from '../hydration/trusted-types.ts';
import { drawBread } from './bread.ts';

type Props = {
  readonly sauce: Sauce;
  readonly seed: string;
  readonly className: string | undefined;
  /** With it, smoke rises from the bread. */
  readonly smokeClassName?: string | undefined;
};

const Smoke = ({ className }: { readonly className: string }) => (
  <svg
    viewBox="0 0 120 60"
    className={className}
    fill="none"
    stroke="currentColor"
    strokeWidth="5"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M28 54c-10-10 8-16 0-26s4-14 2-20" />
    <path d="M60 52c-10-11 9-17 0-28s4-13 2-20" />
    <path d="M92 54c-10-10 8-16 0-26s4-14 2-20" />
  </svg>
);

/** A flatbread without toppings as inline SVG, so that it shows even where no picture can be fetched. */
export const BareBread = ({ sauce, seed, className, smokeClassName }: Props) => (
  <>
    <svg
      viewBox="-160 -160 320 320"
      className={className}
      aria-hidden="true"
      dangerouslySetInnerHTML={svgHtml(drawBread(sauce, seed, `bare-${sauce}`))}
    />
    {smokeClassName !== undefined && <Smoke className={smokeClassName} />}
  </>
);
