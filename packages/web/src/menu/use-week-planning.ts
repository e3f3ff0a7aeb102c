import type { Menu } from '@ofenpost/core/menu/menu';
import type { WeekPlan } from '@ofenpost/core/menu/week-plan';
import {
  nextPlace,
  placedMenu,
  withoutMenu,
  type PlanChange,
  type PlanPlace,
} from '@ofenpost/core/menu/week-plan-draft';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { WEEKDAY_NAMES, dayOfWeek } from '@ofenpost/core/time/zurich';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusMove } from '../ui/list-editor.tsx';

/** A menu that is being moved, by dragging or by presses; `from` is null for one of the palette. */
export type MovedMenu = { readonly menuId: string; readonly from: PlanPlace | null; readonly isDragged: boolean };
/** The result of the last move: its day and its text. */
type Announcement = { readonly date: LocalDate | null; readonly isRefused: boolean; readonly text: string };

const NOTHING: Announcement = { date: null, isRefused: false, text: '' };

type Options = {
  readonly menus: readonly Menu[];
  readonly plan: WeekPlan;
  readonly edit: (change: PlanChange) => void;
  /** The element around the days, within which the focus follows a moved menu. */
  readonly board: RefObject<HTMLElement | null>;
};

/** Moves menus between days, by dragging, by presses and by buttons. */
export function useWeekPlanning({ menus, plan, edit, board }: Options) {
  const [dehydrated, setDehydrated] = useState<MovedMenu | null>(null);
  const [over, setOver] = useState<PlanPlace | null>(null);
  const [reported, setReported] = useState(NOTHING);
  const nameOf = (menuId: string) => menus.find(({ id }) => id === menuId)?.name ?? 'Gelöschtes Menü';
  const release = () => {
    setDehydrated(null);
    setOver(null);
  };
  const placeOf = (date: LocalDate, menuId: string) =>
    board.current?.querySelector(`[data-day="${date}"] [data-menu="${menuId}"]`);
  /** Puts a menu on a day; returns whether it fits, and announces why not. */
  const put = (menuId: string, from: PlanPlace | null, to: PlanPlace): boolean => {
    const planned = placedMenu(menus, plan, { menuId, from, to });
    if ('message' in planned) setReported({ date: to.date, isRefused: true, text: planned.message });
    else {
      edit(planned.change);
      const place = (planned.change[to.date] ?? []).indexOf(menuId) + 1;
      const day = WEEKDAY_NAMES[dayOfWeek(to.date)] ?? '';
      setReported({ date: to.date, isRefused: false, text: `${nameOf(menuId)}: ${day}, Platz ${place}` });
    }
    return 'change' in planned;
  };
  return {
    carried: dehydrated,
    over,
    told: reported,
    nameOf,
    report: (text: string) => setReported({ ...NOTHING, text }),
    carry: (next: MovedMenu) => {
      const isSame = dehydrated?.menuId === next.menuId && dehydrated.from?.date === next.from?.date;
      setReported(NOTHING);
      setDehydrated(isSame && !next.isDragged ? null : next);
    },
    release,
    hover: (place: PlanPlace) =>
      setOver((current) => (current?.date === place.date && current.place === place.place ? current : place)),
    /** Puts the picked-up menu on a day. */
    drop: (to: PlanPlace) => {
      if (dehydrated === null) return;
      const { menuId, from, isDragged } = dehydrated;
      flushSync(() => {
        if (put(menuId, from, to) || isDragged) release();
      });
      if (!isDragged) placeOf(to.date, menuId)?.querySelector('button')?.focus();
    },
    move: (at: PlanPlace, menuId: string, by: -1 | 1) => {
      const to = nextPlace(plan, at, by);
      if (to === null) return;
      flushSync(() => put(menuId, at, to));
      focusMove(placeOf(to.date, menuId), by);
    },
    remove: (at: PlanPlace, menuId: string) => {
      flushSync(() => {
        release();
        edit(withoutMenu(plan, at));
        setReported({ ...NOTHING, text: `${nameOf(menuId)} weggenommen` });
      });
      board.current?.querySelector<HTMLElement>(`[data-day="${at.date}"]`)?.focus();
    },
  };
}

export type WeekPlanning = ReturnType<typeof useWeekPlanning>;
