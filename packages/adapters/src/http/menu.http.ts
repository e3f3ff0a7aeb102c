import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { MenuPort } from '@ofenpost/core/menu/menu.port';

export const createMenuHttp = ({ menu }: ApiClient): MenuPort => ({
  load: ({ monday }) => menu.load({ monday }),
});
