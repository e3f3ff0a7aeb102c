import { createLazyRoute, useLoaderData } from '@tanstack/react-router';
import { paths } from '../app/paths.ts';
import { PickupPage } from './pickup-page.tsx';

const Pickup = () => <PickupPage loaded={useLoaderData({ from: paths.pickup })} />;

export const Route = createLazyRoute(paths.pickup)({ component: Pickup });
