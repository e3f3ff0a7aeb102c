import { type ComponentProps, Suspense } from 'react';
import { lazyComponent } from '../hydration/lazy-component.tsx';
import type { StoneOven } from './stone-oven.tsx';

type Props = ComponentProps<typeof StoneOven>;

const lazyOven = lazyComponent<Props>(() => import('./stone-oven.tsx').then((module) => module.StoneOven));

export const prepareStoneOven = lazyOven.prepare;

/** A lazily loaded oven for pages that rarely show it; its place is empty until then. */
export const LazyStoneOven = (props: Props) => (
  <Suspense fallback={<svg viewBox="0 0 560 470" className={props.className} aria-hidden="true" />}>
    <lazyOven.Component {...props} />
  </Suspense>
);
