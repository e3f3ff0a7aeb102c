import { memo } from 'react';
import { svgHtml } from '../hydration/trusted-types.ts';

type Props = { readonly svg: string; readonly className?: string | undefined };

/** Inserts SVG of the app's own illustration code into a picture in the page. */
export const Drawing = memo(({ svg, className }: Props) => (
  <g className={className} dangerouslySetInnerHTML={svgHtml(svg)} />
));
