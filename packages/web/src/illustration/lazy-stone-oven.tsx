import { type ComponentProps, Suspense } from 'react';
import { lazyComponent } from '../app/lazy-component.tsx';
import type { StoneOven } from './stone-oven.tsx';

type Props = ComponentProps<typeof StoneOven>;

const lazyOven = lazyComponent<Props>(() => import('./stone-oven.tsx').then((module) => module.StoneOven));

export const prepareStoneOven = lazyOven.prepare;

/** For pages that hardly anybody sees with an oven: until it can be shown its place is empty. */
export const LazyStoneOven = (props: Props) => (
  <Suspense fallback={<svg viewBox="0 0 560 470" className={props.className} aria-hidden="true" />}>
    <lazyOven.Component {...props} />
  </Suspense>
);
