import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { PrintingPort } from '@ofenpost/core/printing/printing.port';
import { ok } from '@ofenpost/core/result/result';
import { resultOf } from './refusal.ts';

export const createPrintingHttp = ({ printing }: ApiClient): PrintingPort => ({
  loadDesk: () => printing.loadDesk(),
  listToday: () => printing.listToday(),
  print: (id, target) => resultOf(printing.print({ id, target })),
  dismiss: (id) => printing.dismiss({ id }),
  test: async (id) => {
    const answer = await resultOf(printing.test({ id }));
    return answer.ok ? ok(null) : answer;
  },
});
