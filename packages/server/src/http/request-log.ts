import type { Logger } from 'pino';
import type { AnsweredRequest, Metrics } from '../metrics/metrics.ts';

type Answered = Omit<AnsweredRequest, 'seconds'> & { readonly path: string };

/** Records each answer in the log and the metrics. */
export type RequestLog = {
  /** Call it when a request arrives, and its result when it is answered. */
  began(requestId: string): (answered: Answered) => void;
};

export const createRequestLog = (log: Logger, metrics: Metrics): RequestLog => ({
  began: (requestId) => {
    const start = performance.now();
    metrics.requestBegan();
    return ({ method, path, route, status }) => {
      const took = performance.now() - start;
      metrics.requestAnswered({ method, route, status, seconds: took / 1000 });
      const milliseconds = Math.round(took * 10) / 10;
      log.info({ requestId, method, path, status, milliseconds }, 'answered');
    };
  },
});
