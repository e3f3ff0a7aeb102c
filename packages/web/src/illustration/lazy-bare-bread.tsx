import { type ComponentProps, Suspense, memo } from 'react';
import { lazyComponent } from '../hydration/lazy-component.tsx';
import type { BareBread } from './bare-bread.tsx';

type Props = ComponentProps<typeof BareBread>;

const lazyBread = lazyComponent<Props>(() => import('./bare-bread.tsx').then((module) => module.BareBread));

export const prepareBareBread = lazyBread.prepare;

/** A lazily loaded bread for parts of every page that are rarely shown; its place is empty until then. */
export const LazyBareBread = memo((props: Props) => (
  <Suspense fallback={<svg viewBox="-160 -160 320 320" className={props.className} aria-hidden="true" />}>
    <lazyBread.Component {...props} />
  </Suspense>
));
