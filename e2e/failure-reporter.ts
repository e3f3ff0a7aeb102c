import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { relative } from 'node:path';
import type { FullConfig, Reporter, TestCase, TestError, TestResult } from 'playwright/types/testReporter';
import { root } from '../scripts/command.ts';
import {
  FAILURE_DETAILS,
  type FailureDetails,
  formatFailedAttempt,
  readSnapshot,
  withinOneMinute,
} from '../scripts/failed-attempt.ts';
import { type MachineSpeed, createMachineSpeed } from '../scripts/machine-speed.ts';

const SAMPLED_EVERY_MS = 15_000;

const attachmentOf = ({ attachments }: TestResult, wanted: string) => attachments.find(({ name }) => name === wanted);

function detailsOf(result: TestResult): FailureDetails | undefined {
  const body = attachmentOf(result, FAILURE_DETAILS)?.body;
  return body === undefined ? undefined : (JSON.parse(body.toString()) as FailureDetails);
}

function snapshotOf(result: TestResult): readonly string[] {
  const path = attachmentOf(result, 'error-context')?.path;
  return path === undefined ? [] : readSnapshot(readFileSync(path, 'utf8'));
}

function errorWithPlace({ message, value, location }: TestError): string {
  const place = location === undefined ? '' : `${relative(root, location.file)}:${location.line}\n`;
  return `${place}${message ?? value ?? ''}`;
}

/** Interrupted attempts are those under way when a run is given up. */
const hasFailed = ({ status }: TestResult, { expectedStatus }: TestCase): boolean =>
  status !== expectedStatus && status !== 'skipped' && status !== 'interrupted';

const write = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Writes of each failed attempt at once what explains it, also when the test passes later; at the end how fast the machine was. */
export default function createFailureReporter(): Reporter {
  const failedAt: Date[] = [];
  let speed: MachineSpeed | undefined;
  let rootDirectory = root;
  let sampling: NodeJS.Timeout | undefined;

  const describeMachine = (start: Date): string => {
    speed?.sample();
    return `${speed?.since(start)}, load ${loadavg()[0]?.toFixed(1)}`;
  };
  return {
    onBegin: ({ rootDir }: FullConfig) => {
      rootDirectory = rootDir;
      speed = createMachineSpeed();
      sampling = setInterval(speed.sample, SAMPLED_EVERY_MS).unref();
    },
    onTestEnd: (test, result) => {
      if (!hasFailed(result, test)) return;
      const trace = attachmentOf(result, 'trace')?.path;
      const endedAt = new Date(result.startTime.getTime() + result.duration);
      failedAt.push(endedAt);
      const text = formatFailedAttempt({
        where: `${relative(rootDirectory, test.location.file)}:${test.location.line}`,
        title: test.title,
        attempt: result.retry + 1,
        attempts: test.retries + 1,
        status: result.status,
        endedAt,
        seconds: result.duration / 1000,
        machine: describeMachine(result.startTime),
        errors: result.errors.map(errorWithPlace),
        details: detailsOf(result),
        snapshot: snapshotOf(result),
        trace: trace && relative(root, trace),
      });
      write(`\n${text}\n`);
    },
    onEnd: () => {
      clearInterval(sampling);
      if (speed === undefined) return;
      write(`\n${speed.summary()}`);
      const minute = withinOneMinute(failedAt);
      if (minute !== undefined) write(`failed attempts: ${minute}, look at the machine first`);
    },
  };
}
