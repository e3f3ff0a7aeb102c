import { instant } from '@ofenpost/core/time/instant';
import * as z from 'zod/mini';
import { openRoute } from '../route.ts';

export const timeContract = {
  now: openRoute('session.use')
    .route({
      method: 'GET',
      path: '/time',
      summary: "The server's clock",
      description: 'Every client follows it, because the clock of a device may be wrong.',
      tags: ['time'],
    })
    .output(z.object({ now: instant })),
};
