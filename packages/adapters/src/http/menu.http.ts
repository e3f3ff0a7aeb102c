import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { MenuDeskPort, MenuPort, WeekMenuDeskPort } from '@ofenpost/core/menu/menu.port';
import { resultOf } from './refusal.ts';

export const createMenuHttp = ({ menu }: ApiClient): MenuPort => ({
  load: ({ monday }) => menu.load({ monday }),
});

export const createMenuDeskHttp = ({ menuDesk }: ApiClient): MenuDeskPort => ({
  list: (query) => menuDesk.list(query),
  find: (id) => menuDesk.find({ id }),
  loadUses: (id) => menuDesk.loadUses({ id }),
  save: (id, saving) => resultOf(menuDesk.save({ ...saving, id })),
  remove: (id) => resultOf(menuDesk.remove({ id })),
});

export const createWeekMenuDeskHttp = ({ weekMenuDesk }: ApiClient): WeekMenuDeskPort => ({
  load: (monday) => weekMenuDesk.load({ monday }),
  save: (monday, saving) => resultOf(weekMenuDesk.save({ ...saving, monday })),
});
