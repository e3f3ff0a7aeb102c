import axe from 'axe-core';
import { expect, vi } from 'vitest';

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
