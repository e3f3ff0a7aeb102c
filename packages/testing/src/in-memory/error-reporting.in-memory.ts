import { type Reporter, reporterOf } from '@ofenpost/core/error-reporting/error-report';
import type { ErrorReportingPort } from '@ofenpost/core/error-reporting/error-reporting.port';

export type Report = { readonly error: unknown; readonly reporter: Reporter | null };

/** Records the reports and their reporter for tests. */
export function createErrorReportingInMemory() {
  const reports: Report[] = [];
  const paths: string[] = [];
  let reporter: Reporter | null = null;
  const errorReporting: ErrorReportingPort = {
    report: (error) => void reports.push({ error, reporter }),
    identify: (account) => {
      reporter = reporterOf(account);
    },
    navigationStarted: (path) => void paths.push(path),
  };
  return { errorReporting, reports: (): readonly Report[] => reports, paths: (): readonly string[] => paths };
}
