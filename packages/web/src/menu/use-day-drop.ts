import type { PlanPlace } from '@ofenpost/core/menu/edit-week-plan';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Returns the index of the menu before which the pointer is. */
function placeAt(day: HTMLElement, y: number): number {
  const middles = [...day.querySelectorAll('[data-menu]')].map((menu) => {
    const { top, height } = menu.getBoundingClientRect();
    return top + height / 2;
  });
  const below = middles.findIndex((middle) => y < middle);
  return below === -1 ? middles.length : below;
}

/** Returns the place on the board below the pointer; null outside of the days. */
function planPlaceOf({ target, clientY }: DragEvent): PlanPlace | null {
  const day = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  const date = day?.dataset['day'];
  return day === null || date === undefined ? null : { date, place: placeAt(day, clientY) };
}

type Options = {
  readonly board: RefObject<HTMLElement | null>;
  readonly isDragging: boolean;
  readonly onOver: (place: PlanPlace) => void;
  readonly onDrop: (place: PlanPlace) => void;
};

/** Handles dragging over the days and dropping on one of them. */
export function useDayDrop({ board, isDragging, onOver, onDrop }: Options): void {
  const over = useEffectEvent((event: DragEvent) => {
    const place = planPlaceOf(event);
    if (place === null) return;
    // Drops are accepted everywhere: one on a wrong day then shows the reason.
    event.preventDefault();
    onOver(place);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    const place = planPlaceOf(event);
    if (place === null) return;
    event.preventDefault();
    onDrop(place);
  });
  useEffect(() => {
    const element = board.current;
    if (!isDragging || element === null) return;
    const listenOver = (event: DragEvent) => over(event);
    const listenDrop = (event: DragEvent) => drop(event);
    element.addEventListener('dragover', listenOver);
    element.addEventListener('drop', listenDrop);
    return () => {
      element.removeEventListener('dragover', listenOver);
      element.removeEventListener('drop', listenDrop);
    };
  }, [board, isDragging]);
}
