import { describe, expect, test } from 'vitest';
import {
  type FailedAttempt,
  formatFailedAttempt,
  formatServerLine,
  readSnapshot,
  withinOneMinute,
} from './failed-attempt.ts';

const attempt: FailedAttempt = {
  where: 'order.spec.ts:5',
  title: 'a guest orders',
  attempt: 1,
  attempts: 3,
  status: 'timedOut',
  endedAt: new Date(2026, 10, 30, 11, 42, 7),
  seconds: 61.24,
  machine: 'machine ×2.6, load 10.7',
  errors: [
    'order.spec.ts:12\n\u001b[31mError: expect(locator).toBeVisible() failed\u001b[39m\n\nExpected: visible\nReceived: hidden',
  ],
  details: undefined,
  snapshot: [],
  trace: undefined,
};

describe('a failed attempt', () => {
  test('names test, attempt, machine, and what was expected and received', () => {
    expect(formatFailedAttempt(attempt)).toBe(
      [
        '✗ order.spec.ts:5 › a guest orders',
        '  attempt 1 of 3: timedOut at 11:42:07 after 61.2 s, machine ×2.6, load 10.7',
        '  error:',
        '    order.spec.ts:12',
        '    Error: expect(locator).toBeVisible() failed',
        '    Expected: visible',
        '    Received: hidden',
      ].join('\n'),
    );
  });

  test('shows console, requests, server, page and trace', () => {
    const details = {
      problems: ['error: the oven is cold (http://localhost/)'],
      requests: ['GET /api/time 200 12 ms'],
      serverLog: [
        '',
        '{"level":50,"time":"2026-11-30T10:42:06.000Z","err":{"name":"Error","message":"cold"},"msg":"failed"}',
      ],
    };
    const snapshot = Array.from({ length: 70 }, (_, line) => `- line ${line + 1}`);
    const text = formatFailedAttempt({ ...attempt, details, snapshot, trace: 'node_modules/.cache/e2e/x/trace.zip' });
    const [, , , , , , , ...lines] = text.split('\n');
    expect(lines.slice(0, 7)).toEqual([
      '  console:',
      '    error: the oven is cold (http://localhost/)',
      '  requests:',
      '    GET /api/time 200 12 ms',
      '  server:',
      `    error ${new Date('2026-11-30T10:42:06.000Z').toTimeString().slice(0, 8)} failed: Error: cold`,
      '  page:',
    ]);
    expect(lines.slice(-2)).toEqual(['    - line 60', '  trace: node_modules/.cache/e2e/x/trace.zip']);
  });

  test('shows the beginning of an error without end', () => {
    const errors = [Array.from({ length: 500 }, (_, line) => `- tried ${line + 1} times`).join('\n')];
    const lines = formatFailedAttempt({ ...attempt, errors }).split('\n');
    expect(lines.length).toBeLessThan(60);
  });
});

describe('a line of the server', () => {
  test('of a request says method, path, status and time', () => {
    const line = { level: 30, requestId: 'r1', method: 'GET', path: '/api/cart', status: 503, milliseconds: 12.3 };
    expect(formatServerLine(JSON.stringify({ ...line, msg: 'answered' }))).toBe(
      'info answered: GET /api/cart 503 12.3 ms',
    );
  });

  test('of an error says where it was thrown, and what else the line has', () => {
    const stack = 'TypeError: no oven\n    at bake (file:///oven.js:3:1)\n    at main (file:///main.js:1:1)';
    const err = { name: 'TypeError', message: 'no oven', stack };
    expect(formatServerLine(JSON.stringify({ level: 50, lane: 'mail', err, msg: 'jobs stand still' }))).toBe(
      'error jobs stand still: lane=mail TypeError: no oven at bake (file:///oven.js:3:1)',
    );
  });

  test('that is no entry of the log is shown as it is, when it is not too long', () => {
    expect(formatServerLine('Der Server startet nicht.')).toBe('Der Server startet nicht.');
    expect(formatServerLine('null')).toBe('null');
    expect(formatServerLine('x'.repeat(5000)).length).toBeLessThan(500);
  });
});

test('the page of a failure is the snapshot in its context, of the page or of one element', () => {
  const page = '# Page snapshot\n\n```yaml\n- main:\n  - heading "Menü"\n```\n\n# Test source\n\n```ts\n…\n```';
  expect(readSnapshot(page)).toEqual(['- main:', '  - heading "Menü"']);
  const element = '# Error details\n\n```\nError: no\n```\n\n```yaml\n- heading "Menü"\n```\n\n# Test source\n';
  expect(readSnapshot(element)).toEqual(['- heading "Menü"']);
  expect(readSnapshot('# Error details\n\n```\nError: no\n```\n')).toEqual([]);
});

describe('failures within one minute', () => {
  const at = (minute: number, second: number) => new Date(2026, 10, 30, 11, minute, second);

  test('are named with the minute', () => {
    expect(withinOneMinute([at(43, 10), at(42, 50), at(43, 5)])).toBe('all 3 within 11:42 to 11:43');
    expect(withinOneMinute([at(42, 10), at(42, 50)])).toBe('all 2 within 11:42 to 11:42');
  });

  test('are not seen in one alone, or in those further apart', () => {
    expect(withinOneMinute([at(42, 50)])).toBeUndefined();
    expect(withinOneMinute([at(42, 50), at(43, 51)])).toBeUndefined();
  });
});
