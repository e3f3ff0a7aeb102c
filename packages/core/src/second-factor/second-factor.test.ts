import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { selectFieldErrors, selectRefusal } from '../editor/editor.machine.ts';
import { type Result, err, ok } from '../result/result.ts';
import { createCodeForm } from './code-form.ts';
import { BLANK_CODE, enteredCode, groupedCode, type SecondFactorError } from './second-factor.ts';
import { SECOND_STEP, secondStepOf } from './second-step.ts';

const PAPER = 'K7QPMXA2K7QPMXA2K7QPMXA2';

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['\u200e123456', '123456'],
  ['123\u202f456.', '123456'],
  ['„123456“', '123456'],
  ['１２３４５６', '123456'],
  ['*123 456*', '123456'],
  ['(123-456)…', '123456'],
  ['123456½', undefined],
  [`${groupedCode(PAPER)}.`, PAPER],
  [groupedCode(PAPER).replaceAll('-', '\u2011'), PAPER],
  [groupedCode(PAPER), PAPER],
  [PAPER.toLowerCase(), PAPER],
  ['', undefined],
  ['12345', undefined],
  ['1234567', undefined],
  ['ABCDEF', undefined],
  [PAPER.slice(1), undefined],
  [`${' '.repeat(60)}123456`, undefined],
])('reads %j as %j', (typed, code) => expect(enteredCode.safeParse({ code: typed }).data?.code).toBe(code));

it('is written down in groups, with a dash between them alone', () =>
  expect(['ABCDEFGHIJ', 'ABCDEFGH', 'ABC', ''].map(groupedCode)).toEqual(['ABCD-EFGH-IJ', 'ABCD-EFGH', 'ABC', '']));

it('is not asked for at sign-in unless the address says so', () =>
  expect([null, 'access_denied', SECOND_STEP.requested].map(secondStepOf)).toEqual([null, null, { message: null }]));

it.each([
  [SECOND_STEP.incomplete, 'sechs Ziffern'],
  [SECOND_STEP.wrong, 'stimmt nicht'],
  [SECOND_STEP.blocked, 'Viertelstunde'],
])('is asked for at sign-in when the address says %s: %s', (code, words) =>
  expect(secondStepOf(code)?.message).toContain(words),
);

async function submit(typed: string, answer: Result<null, SecondFactorError>) {
  const work = vi.fn<(code: string) => Promise<typeof answer>>(async () => answer);
  const input = { initial: BLANK_CODE, needsChange: false };
  const form = createActor(createCodeForm(work), { input }).start();
  form.send({ type: 'value.edited', change: { code: typed } });
  form.send({ type: 'form.submitted' });
  await vi.waitUntil(() => !form.getSnapshot().hasTag('busy'), { interval: 1 });
  return { work, snapshot: form.getSnapshot() };
}

it('does the work with the code, or says why not', async () => {
  const done = await submit('123 456', ok(null));
  expect([done.work.mock.calls, done.snapshot.value]).toEqual([[['123456']], 'saved']);
  const refused = await submit('123456', err({ code: 'codeWrong' }));
  expect(selectRefusal(refused.snapshot)).toContain('stimmt nicht');
  const incomplete = await submit('123', ok(null));
  expect(selectFieldErrors(incomplete.snapshot)['code']).toContain('sechsstelligen');
  expect(incomplete.work).not.toHaveBeenCalled();
});
