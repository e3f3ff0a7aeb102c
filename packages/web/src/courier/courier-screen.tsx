import type { CourierAction } from '@ofenpost/core/courier/courier-action';
import { selectTour, selectUndoable } from '@ofenpost/core/courier/courier-screen.machine';
import { FIRST_ATTEMPT, isAgeOpen, withholdAction } from '@ofenpost/core/courier/courier-tap';
import type { CourierStop } from '@ofenpost/core/courier/tour';
import type { PaymentMethod } from '@ofenpost/core/payment/payment';
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useSettledTargets } from '../ui/use-settled-targets.ts';
import { useSingleTaps } from '../ui/use-single-taps.ts';
import { AgeView } from './age-view.tsx';
import { CashView } from './cash-view.tsx';
import { netText } from './courier-texts.ts';
import { MoneyView } from './money-view.tsx';
import { NobodyView } from './nobody-view.tsx';
import { TourView } from './tour-view.tsx';
import { UndoLine } from './undo-line.tsx';
import { type CourierScreenActor, useCourierScreen } from './use-courier-screen.ts';
import styles from './courier-screen.module.css';

/** What is open: the tour, the own cash, or something at the door of one stop. */
type View = { readonly kind: 'tour' | 'cash' } | { readonly kind: 'age' | 'money' | 'nobody'; readonly id: string };

const TOUR: View = { kind: 'tour' };

const wholeSnapshot = (snapshot: SnapshotFrom<CourierScreenActor>) => snapshot;

/** What a tap does at the doors of a tour, and which view follows. */
function useDoors(actor: CourierScreenActor) {
  const [view, setView] = useState<View>(TOUR);
  const act = (stop: CourierStop, action: CourierAction) =>
    actor.send({ type: 'action.tapped', key: crypto.randomUUID(), stop, action });
  const end = (stop: CourierStop, action: CourierAction) => {
    act(stop, action);
    setView(TOUR);
  };
  const handOver = (
    stop: CourierStop,
    paid: { readonly collected: PaymentMethod; readonly amount: number; readonly tip: number },
    isLeft = false,
  ) => end(stop, { kind: 'handOver', ...paid, isLeft });
  /** What nothing is due of is handed over at once. */
  const afterAge = (stop: CourierStop) => {
    if (stop.announced === null) handOver(stop, { collected: 'card', amount: 0, tip: 0 });
    else setView({ kind: 'money', id: stop.id });
  };
  return {
    view,
    setView,
    handOver,
    see: (stop: CourierStop) => end(stop, { kind: 'seen' }),
    leave: (stop: CourierStop) => handOver(stop, { collected: 'card', amount: 0, tip: 0 }, true),
    takeBack: (stop: CourierStop) => end(stop, { kind: 'undeliverable', reason: { code: 'noShow', text: '' } }),
    arrive: (stop: CourierStop) => (isAgeOpen(stop) ? setView({ kind: 'age', id: stop.id }) : afterAge(stop)),
    agree: (stop: CourierStop) => {
      act(stop, { kind: 'oldEnough' });
      afterAge(stop);
    },
    withhold: (stop: CourierStop) => {
      const action = withholdAction(stop);
      if (action.kind !== 'withhold') {
        end(stop, action);
        return;
      }
      act(stop, action);
      afterAge(stop);
    },
  };
}

/** The tour of a courier on a phone: stops in their order, one door after the other, and the own cash. */
export function CourierScreen({ accountId }: { readonly accountId: string }) {
  const actor = useCourierScreen(accountId);
  const snapshot = useSelector(actor, wholeSnapshot);
  const { now, isOffline, waiting, attempts } = snapshot.context;
  const tour = selectTour(snapshot);
  const doors = useDoors(actor);
  const { view } = doors;
  const area = useRef<HTMLDivElement>(null);
  useSettledTargets(area, 'article');
  const taps = useSingleTaps();
  // A stop that has left the tour leaves its door too: no other stop takes its place under the finger.
  const stop = 'id' in view ? tour?.stops.find(({ id, status }) => id === view.id && status === 'onTheWay') : undefined;
  const undoable = selectUndoable(snapshot);
  const undo = (key: string) => actor.send({ type: 'tap.undone', key });
  const toTour = () => doors.setView(TOUR);
  const frame = {
    onBack: toTour,
    net: (
      <p className={isOffline ? `${styles.net} ${styles.offline}` : styles.net} role="status">
        {netText(isOffline, waiting.length)}
      </p>
    ),
  };
  const show = () => {
    if (view.kind === 'cash' && tour !== null)
      return (
        <CashView
          {...frame}
          cash={tour.cash}
          onHandIn={(draft) => {
            actor.send({ type: 'cash.handedIn', draft });
            toTour();
          }}
        />
      );
    if (view.kind === 'age' && stop !== undefined)
      return (
        <AgeView
          {...frame}
          stop={stop}
          now={now}
          onOldEnough={() => doors.agree(stop)}
          onWithhold={() => doors.withhold(stop)}
        />
      );
    if (view.kind === 'money' && stop !== undefined && stop.announced !== null)
      return (
        <MoneyView
          {...frame}
          stop={stop}
          announced={stop.announced}
          // Only what was tapped at this door: the alcohol.
          undo={
            undoable?.kind === 'act' &&
            undoable.id === stop.id && (
              <UndoLine
                undoable={undoable}
                onUndo={(key) => {
                  undo(key);
                  doors.setView({ kind: 'age', id: stop.id });
                }}
              />
            )
          }
          onPaid={(paid) => doors.handOver(stop, paid)}
        />
      );
    if (view.kind === 'nobody' && stop !== undefined)
      return (
        <NobodyView
          {...frame}
          stop={stop}
          attempt={attempts[stop.id] ?? FIRST_ATTEMPT}
          now={now}
          onRung={() => actor.send({ type: 'bell.rung', id: stop.id })}
          onCalled={() => actor.send({ type: 'guest.called', id: stop.id })}
          onOpened={() => doors.arrive(stop)}
          onLeft={() => doors.leave(stop)}
          onTakenBack={() => doors.takeBack(stop)}
        />
      );
    return (
      <TourView
        net={frame.net}
        tour={tour}
        now={now}
        undo={<UndoLine undoable={undoable} onUndo={undo} />}
        onArrived={doors.arrive}
        onNobody={({ id }) => doors.setView({ kind: 'nobody', id })}
        onSeen={doors.see}
        onCash={() => doors.setView({ kind: 'cash' })}
      />
    );
  };
  return (
    <div ref={area} className={styles.screen}>
      <div ref={taps} className={styles.phone}>
        {show()}
      </div>
    </div>
  );
}
