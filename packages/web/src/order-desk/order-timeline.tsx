import { createListActors, createListMachine } from '@ofenpost/core/list/list.machine';
import type { TimelineEntry } from '@ofenpost/core/order-desk/timeline';
import type { Order } from '@ofenpost/core/order/order';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorUnlessOffline } from '../app/show-error-toast.ts';
import { DifferenceLines } from '../audit/difference-lines.tsx';
import controls from '../ui/controls.module.css';
import styles from './order-timeline.module.css';

/** The number of an order's changes is part of the query, so that each change loads the timeline again. */
type Key = Pick<Order, 'id' | 'revision'>;

function useTimeline({ id, revision }: Key) {
  const { ports, actors } = useApp();
  const [machine] = useState(() =>
    createListMachine<Key, readonly TimelineEntry[]>().provide({
      actors: createListActors(async (key) => {
        const loaded = await ports.orderDesk.loadTimeline(key.id);
        return loaded.ok ? loaded.value : [];
      }),
    }),
  );
  const actor = useActorRef(machine, { input: { query: { id, revision } } });
  useEffect(() => {
    if (actor.getSnapshot().context.query.revision !== revision)
      actor.send({ type: 'query.changed', query: { id, revision } });
  }, [actor, id, revision]);
  useEffect(() => {
    const failed = actor.on('load.failed', ({ error }) => showErrorUnlessOffline(actors, error));
    return () => failed.unsubscribe();
  }, [actor, actors]);
  return {
    entries: useSelector(actor, ({ context }) => context.loaded?.page ?? null),
    hasFailed: useSelector(actor, (snapshot) => snapshot.matches('failed')),
    retry: () => actor.send({ type: 'load.retried' }),
  };
}

const WHO: Record<TimelineEntry['who']['kind'], (name: string) => string> = {
  guest: (name) => `Gast: ${name}`,
  staff: (name) => (name === '' ? 'Konto gelöscht' : name),
  system: () => 'von selbst',
  unknown: () => 'nicht festgehalten, wer',
};

const Entry = ({ entry: { at, who, title, why, differences } }: { readonly entry: TimelineEntry }) => (
  <li className={styles.entry}>
    <p className={styles.head}>
      <b>{title}</b>
      <span className={styles.by}>
        <time dateTime={at}>{`${formatDate(at)}, ${formatTime(at)}`}</time> · {WHO[who.kind](who.name)}
      </span>
    </p>
    {why !== '' && <p className={styles.why}>«{why}»</p>}
    <DifferenceLines differences={differences} />
  </li>
);

/** Lists all that happened to an order, oldest first: who did what, when and why. */
export function OrderTimeline({ order }: { readonly order: Order }) {
  const { entries, hasFailed, retry } = useTimeline(order);
  if (entries === null)
    return hasFailed ? (
      <button type="button" className={controls.secondary} onClick={retry}>
        Nochmals laden
      </button>
    ) : (
      <p className={styles.by} role="status">
        Wird geladen …
      </p>
    );
  return (
    <ol className={styles.timeline}>
      {entries.map((entry, place) => (
        <Entry key={place} entry={entry} />
      ))}
    </ol>
  );
}
