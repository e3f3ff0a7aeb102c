import type { Configuration } from '../configuration/configuration.ts';
import { listen } from '../http/listen.ts';
import type { Logger } from '../logging/logger.ts';
import { type Metrics, NO_METRICS } from '../metrics/metrics.ts';
import type { Figures } from '../metrics/prometheus.ts';

/** Serves the metrics at its own port, which guests cannot reach. */
export type MetricsServer = {
  readonly metrics: Metrics;
  close(): Promise<void>;
};

const PATH = '/metrics';

/** Without `METRICS_PORT` nothing is counted. */
export async function startMetricsServer(
  { metricsPort, metricsHost }: Pick<Configuration, 'metricsPort' | 'metricsHost'>,
  figures: Figures,
  log: Logger,
): Promise<MetricsServer> {
  if (metricsPort === null) return { metrics: NO_METRICS, close: () => Promise.resolve() };
  const { createPrometheus } = await import('../metrics/prometheus.ts');
  const { metrics, contentType, text } = createPrometheus(figures);
  const server = await listen({ host: metricsHost, port: metricsPort, names: ['METRICS_HOST', 'METRICS_PORT'] });
  server.answer((request, response) => {
    if (request.url !== PATH) {
      response.writeHead(404).end();
      return;
    }
    text().then(
      (figuresAsText) => response.writeHead(200, { 'content-type': contentType }).end(figuresAsText),
      (error: unknown) => {
        log.error({ err: error }, 'failed');
        response.writeHead(500).end();
      },
    );
  });
  return { metrics, close: server.close };
}
