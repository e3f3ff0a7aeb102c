import type { CourierPerson } from '@ofenpost/core/courier/courier-tour';
import type { Order } from '@ofenpost/core/order/order';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { logFailure } from '../app/show-error-toast.ts';
import styles from './couriers.module.css';

type Couriers = {
  readonly people: readonly CourierPerson[];
  /** Loads the couriers again: their tours change with every order. */
  readonly reload: () => void;
};

const Context = createContext<Couriers>({ people: [], reload: () => {} });

/** Gives the tickets the names of who drives. */
export function CouriersProvider({ children }: { readonly children: ReactNode }) {
  const { ports } = useApp();
  const [people, setPeople] = useState<readonly CourierPerson[]>([]);
  const reload = useCallback(() => void ports.courier.listCouriers().then(setPeople).catch(logFailure), [ports]);
  useEffect(reload, [reload]);
  const couriers = useMemo(() => ({ people, reload }), [people, reload]);
  return <Context value={couriers}>{children}</Context>;
}

export const useCouriers = (): Couriers => use(Context);

/** The first name of who drives an order; '' for nobody, or somebody whom this desk does not know yet. */
export function useDriver({ tour }: Order): string {
  const { people } = useCouriers();
  const name = people.find(({ id }) => id === tour?.courierId)?.name ?? '';
  return name.split(' ')[0] ?? '';
}

/** Says on a ticket who drives it. */
export function DriverMark({ order }: { readonly order: Order }) {
  const name = useDriver(order);
  return name !== '' && <bdi className={styles.driver}>{name}</bdi>;
}
