import { workNow } from '@ofenpost/core/kitchen-screen/kitchen-order';
import {
  kitchenOrdersAfter,
  type kitchenScreenMachine,
  selectIsTapWaiting,
  selectKitchenConnection,
} from '@ofenpost/core/kitchen-screen/kitchen-screen.machine';
import {
  type StationFilter,
  bakeList,
  bakeRowKey,
  doughTotals,
  nextStation,
  ovenContent,
  shownLines,
  ticketsOf,
} from '@ofenpost/core/kitchen-screen/kitchen-tickets';
import { writeStation } from '@ofenpost/core/kitchen-screen/station-choice';
import { FIRST_TASK } from '@ofenpost/core/kitchen-screen/station-work';
import { may } from '@ofenpost/core/role/permission';
import { formatTime } from '@ofenpost/core/time/zurich';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useAccount, useApp } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { useSound } from '../order-desk/use-sound.ts';
import { useSettledTargets } from '../ui/use-settled-targets.ts';
import { BakeList, OvenPanel } from './kitchen-lists.tsx';
import { FILTERS, OVEN_KEYS } from './kitchen-texts.ts';
import { DoneTicket, FreePlace, KitchenTicket } from './kitchen-ticket.tsx';
import { useKitchenKeys } from './use-kitchen-keys.ts';
import { type KitchenScreenActor, useKitchenScreen } from './use-kitchen-screen.ts';
import styles from './kitchen-screen.module.css';

const WIDE = '(min-width: 94em)';
const [PLACES_WIDE, PLACES] = [9, 6];

/** A large screen has nine places, a tablet six. */
function usePlaces(actor: KitchenScreenActor): void {
  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    const size = () => actor.send({ type: 'screen.sized', size: wide.matches ? PLACES_WIDE : PLACES });
    size();
    wide.addEventListener('change', size);
    return () => wide.removeEventListener('change', size);
  }, [actor]);
}

const CONNECTION_TEXTS = { connecting: 'Verbinde …', connected: 'Verbunden', lost: 'Offline' } as const;

const waitingText = (count: number): string => (count === 0 ? '' : count === 1 ? ', 1 wartet' : `, ${count} warten`);

const contextOf = (snapshot: SnapshotFrom<typeof kitchenScreenMachine>) => snapshot;

/** The screen of the kitchen: what to make, in places that stay, and what is in the oven. */
export function KitchenScreen() {
  const account = useAccount();
  const actor = useKitchenScreen(account.device?.station);
  const { keyValue } = useApp().ports;
  usePlaces(actor);
  const snapshot = useSelector(actor, contextOf);
  const { station, places, reported, now, waiting, orders: known } = snapshot.context;
  const orders = useMemo(() => workNow(kitchenOrdersAfter(known, waiting) ?? [], now), [known, waiting, now]);
  const [marked, setMarked] = useState<string | null>(null);
  const area = useRef<HTMLDivElement>(null);
  useSettledTargets(area, 'article');
  useSound('none');

  const connection = selectKitchenConnection(snapshot);
  const shown = places[station] ?? [];
  const find = (id: string) => orders.find((order) => order.id === id);
  const tickets = useMemo(() => ticketsOf(orders, station), [orders, station]);
  const open = new Map(tickets.map((order) => [order.id, order]));
  const rest = tickets.filter(({ id }) => !shown.includes(id));
  const groups = useMemo(() => bakeList(orders, station), [orders, station]);
  const oven = useMemo(() => ovenContent(orders), [orders]);
  const first = tickets.find(({ id, isCancelled }) => !isCancelled && shown.includes(id));

  const choose = (next: StationFilter) => {
    setMarked(null);
    actor.send({ type: 'station.chosen', station: next });
    writeStation(keyValue, next);
  };
  const bump = (id: string) => {
    const order = open.get(id);
    if (order === undefined) return;
    if (order.isCancelled) {
      actor.send({ type: 'cancellation.seen', id });
      return;
    }
    const next = nextStation(order, station);
    if (next !== null) actor.send({ type: 'task.reported', id, key: crypto.randomUUID(), task: FIRST_TASK[next] });
  };
  const takeOut = (id: string) => actor.send({ type: 'task.reported', id, key: crypto.randomUUID(), task: 'ovenOut' });
  const recall = (key?: string) => actor.send({ type: 'report.recalled', ...(key !== undefined && { key }) });
  useKitchenKeys({
    places: shown,
    onPlace: (place) => {
      const id = shown[place];
      if (typeof id === 'string') bump(id);
    },
    onOven: (index) => {
      const entry = oven[index];
      if (entry !== undefined) takeOut(entry.order.id);
    },
    onRecall: () => recall(),
  });

  return (
    <div ref={area} className={styles.screen}>
      <div className={styles.top}>
        <h1>Küche</h1>
        <div className={styles.stations} role="group" aria-label="Station">
          {FILTERS.map(([filter, name]) => (
            <button key={filter} type="button" aria-pressed={station === filter} onClick={() => choose(filter)}>
              {name}
              <span>{ticketsOf(orders, filter).length}</span>
            </button>
          ))}
        </div>
        {station === 'oven' && (
          <p className={styles.dough}>
            Teiglinge
            {doughTotals(orders).map(({ size, amount }) => (
              <span key={size}>
                <b>{amount}</b> {size === '' ? 'ohne Grösse' : `× ${size.replace(' cm', '')}`}
              </span>
            ))}
          </p>
        )}
        <span className={connection === 'lost' ? `${styles.net} ${styles.offline}` : styles.net} role="status">
          {CONNECTION_TEXTS[connection]}
          {/* The server's page knows of no waiting taps. */}
          {known !== null && waitingText(waiting.length)}
        </span>
        <b className={styles.clock}>{formatTime(now)}</b>
        <button type="button" className={styles.recall} disabled={reported.length === 0} onClick={() => recall()}>
          Zurückholen <kbd>⌫</kbd>
        </button>
        {may(account, 'order.readAll') && (
          <Link to={paths.incomingOrders} className={styles.recall}>
            Pult
          </Link>
        )}
      </div>
      <div className={styles.main}>
        <BakeList
          groups={groups}
          station={station}
          marked={marked}
          onMark={(key) => setMarked(marked === key ? null : key)}
        />
        <section className={styles.places} aria-label="Bestellungen">
          {shown.map((id, index) => {
            const order = id === null ? undefined : open.get(id);
            const done = id === null || order !== undefined ? undefined : reported.findLast((each) => each.id === id);
            if (order !== undefined)
              return (
                <KitchenTicket
                  key={order.id}
                  order={order}
                  station={station}
                  place={index + 1}
                  now={now}
                  isFirst={order === first}
                  isDimmed={marked !== null && !shownLines(order, station).some((line) => bakeRowKey(line) === marked)}
                  isWaiting={selectIsTapWaiting(snapshot, order.id)}
                  onBump={() => bump(order.id)}
                  onSeen={() => bump(order.id)}
                />
              );
            return done === undefined ? (
              <FreePlace key={`place-${index + 1}`} place={index + 1} />
            ) : (
              <DoneTicket
                key={`done-${done.key}`}
                number={find(done.id)?.number ?? 0}
                task={done.task}
                isWaiting={selectIsTapWaiting(snapshot, done.id)}
                onRecall={() => recall(done.key)}
              />
            );
          })}
        </section>
        <OvenPanel entries={oven} now={now} onOut={takeOut} />
      </div>
      <div className={styles.foot}>
        {rest.length === 0 ? (
          <span>{known === null ? 'Wird geladen …' : 'Alle Bestellungen sind zu sehen.'}</span>
        ) : (
          <>
            Danach:
            {rest.slice(0, 4).map((order) => (
              <span key={order.id} className={styles.next}>
                <b>{order.number}</b> {shownLines(order, station).reduce((sum, { amount }) => sum + amount, 0)}× ·{' '}
                {formatTime(order.dueAt)}
              </span>
            ))}
            {rest.length > 4 && <span>und {rest.length - 4} mehr</span>}
          </>
        )}
        <span className={styles.keys}>
          Platz: <kbd>1</kbd>–<kbd>{shown.length}</kbd> Ofen: <kbd>{OVEN_KEYS[0]}</kbd>–<kbd>{OVEN_KEYS.at(-1)}</kbd>
        </span>
      </div>
    </div>
  );
}
