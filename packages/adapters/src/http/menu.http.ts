import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { MenuAdminPort, MenuPort, WeekMenuAdminPort } from '@ofenpost/core/menu/menu.port';
import { resultOf } from './refusal.ts';

export const createMenuHttp = ({ menu }: ApiClient): MenuPort => ({
  load: ({ monday }) => menu.load({ monday }),
});

export const createMenuAdminHttp = ({ menuDesk }: ApiClient): MenuAdminPort => ({
  list: (query) => menuDesk.list(query),
  find: (id) => menuDesk.find({ id }),
  loadUses: (id) => menuDesk.loadUses({ id }),
  save: (id, saving) => resultOf(menuDesk.save({ ...saving, id })),
  remove: (id) => resultOf(menuDesk.remove({ id })),
});

export const createWeekMenuAdminHttp = ({ weekMenuDesk }: ApiClient): WeekMenuAdminPort => ({
  load: (monday) => weekMenuDesk.load({ monday }),
  save: (monday, saving) => resultOf(weekMenuDesk.save({ ...saving, monday })),
});
