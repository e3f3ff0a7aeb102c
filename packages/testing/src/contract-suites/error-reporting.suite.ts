import { CUSTOMER, STAFF } from '@ofenpost/core/account/account.fixtures';
import { GUEST } from '@ofenpost/core/account/guest';
import { type Reporter, reporterOf } from '@ofenpost/core/error-reporting/error-report';
import type { ErrorReportingPort } from '@ofenpost/core/error-reporting/error-reporting.port';
import { describe, expect, it } from 'vitest';

type ErrorReportingUnderTest = {
  readonly errorReporting: ErrorReportingPort;
  /** What arrived, in its order. */
  readonly reports: () => readonly { readonly error: unknown; readonly reporter: Reporter | null }[];
};

/** Everything that an implementation of the error-reporting port must do. */
export function describeErrorReportingPort(name: string, open: () => ErrorReportingUnderTest): void {
  describe(`the error-reporting port, ${name}`, () => {
    it('names staff, nobody else, and nobody any more once they are gone', () => {
      const { errorReporting, reports } = open();
      errorReporting.report('nobody known');
      for (const account of [GUEST, CUSTOMER, STAFF, CUSTOMER, STAFF, GUEST]) {
        errorReporting.identify(account);
        errorReporting.report('known');
      }
      const staff = reporterOf(STAFF);
      expect(staff).not.toBeNull();
      expect(reports().map(({ reporter }) => reporter)).toEqual([null, null, null, staff, null, staff, null]);
    });

    it('takes whatever was thrown', () => {
      const { errorReporting, reports } = open();
      const thrown = [new Error('broken'), 'text', undefined, null, { status: 500 }];
      for (const error of thrown) errorReporting.report(error);
      expect(reports().map(({ error }) => error)).toEqual(thrown);
    });
  });
}
