import { describeAnalyticsPort } from '../contract-suites/analytics.suite.ts';
import { describeErrorReportingPort } from '../contract-suites/error-reporting.suite.ts';
import { createAnalyticsInMemory } from './analytics.in-memory.ts';
import { createErrorReportingInMemory } from './error-reporting.in-memory.ts';

describeAnalyticsPort('in memory', createAnalyticsInMemory);
describeErrorReportingPort('in memory', createErrorReportingInMemory);
