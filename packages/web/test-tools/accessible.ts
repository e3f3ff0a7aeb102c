import axe from 'axe-core';
import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectDialogToFit } from './fit.ts';
import { PHONE } from './mount-page.tsx';

/** The page behind an open dialog is hidden from everyone, and its colours are dimmed ones. */
const BEHIND_DIALOG = '[aria-hidden="true"]:has(main)';

const isStill = (): boolean =>
  document.querySelector('[aria-busy="true"]') === null &&
  document
    .getAnimations()
    .filter(({ timeline }) => timeline instanceof DocumentTimeline)
    .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity);

/**
 * Expects axe to find no violation in this part of the page, once what loads has loaded and fades have ended. The rules
 * for a whole document are those of the sweeps of `e2e`.
 */
export async function expectAccessible(within = 'main'): Promise<void> {
  await vi.waitFor(() => {
    if (!isStill()) throw new Error('something loads or moves');
  });
  const { violations } = await axe.run(
    { include: within, exclude: BEHIND_DIALOG },
    { resultTypes: ['violations'], preload: false },
  );
  expect(
    violations.map(({ id, nodes }) => [id, ...nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)]),
  ).toEqual([]);
}

/** Shows the page in this colour scheme until the test ends, as somebody who has chosen it. */
export function showScheme(scheme: 'light' | 'dark'): void {
  onTestFinished(() => document.documentElement.classList.remove('light', 'dark'));
  document.documentElement.classList.toggle('dark', scheme === 'dark');
  document.documentElement.classList.toggle('light', scheme === 'light');
}

/** The app's dialogs and the browser's native ones. */
const DIALOG = ':is([role="dialog"], dialog[open])';

/** Expects no violation in the open dialog, in both schemes, on a phone and on a desktop; it must fit small screens. */
export async function expectAccessibleDialog(): Promise<void> {
  const { innerWidth: width, innerHeight: height } = window;
  const showAsBefore = () => page.viewport(width, height);
  onTestFinished(showAsBefore);
  for (const [screen, scheme] of [
    [PHONE, 'dark'],
    [{ width: 1440, height: 900 }, 'light'],
  ] as const) {
    await page.viewport(screen.width, screen.height);
    showScheme(scheme);
    await expectAccessible(DIALOG);
  }
  await expectDialogToFit();
  await showAsBefore();
}
