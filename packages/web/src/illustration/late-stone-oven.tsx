import { type ComponentProps, Suspense } from 'react';
import { late } from '../app/lazy-component.tsx';
import type { StoneOven } from './stone-oven.tsx';

type Props = ComponentProps<typeof StoneOven>;

const lateOven = late<Props>(() => import('./stone-oven.tsx').then((module) => module.StoneOven));

export const prepareStoneOven = lateOven.prepare;

/** For pages that hardly anybody sees with an oven: until it can be shown its place is empty. */
export const LateStoneOven = (props: Props) => (
  <Suspense fallback={<svg viewBox="0 0 560 470" className={props.className} aria-hidden="true" />}>
    <lateOven.Component {...props} />
  </Suspense>
);
