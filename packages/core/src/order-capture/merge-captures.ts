import { type Capture, isBlankCapture } from './capture.ts';
import type { KeptCaptures } from './kept-captures.ts';

const capturesOf = ({ current, parked }: KeptCaptures): readonly Capture[] =>
  current === null ? parked : [current, ...parked];

/** The keys of the orders that a tab knows to be kept. */
export const keysOf = (kept: KeptCaptures): readonly string[] => capturesOf(kept).map(({ key }) => key);

type Merging = {
  /** The keys that were kept when this tab looked last. */
  readonly base: readonly string[];
  readonly mine: KeptCaptures;
  /** What the device keeps by now, of all tabs. */
  readonly theirs: KeptCaptures;
};

/**
 * What is kept when several tabs take orders on one device. The order on my screen is as I have it; one on another's
 * screen is parked for me, so that none is lost; what another tab brought to an end is gone for me too.
 */
export function mergedCaptures({ base, mine, theirs }: Merging): KeptCaptures {
  const kept = new Map(capturesOf(theirs).map((each) => [each.key, each]));
  const isEndedElsewhere = ({ key }: Capture) => base.includes(key) && !kept.has(key);
  // Another tab may have gone on with it.
  const parked = mine.parked.filter((each) => !isEndedElsewhere(each)).map((each) => kept.get(each.key) ?? each);
  const known = new Set([...base, ...keysOf({ ...mine, parked })]);
  const added = [...kept.values()].filter((each) => !known.has(each.key) && !isBlankCapture(each));
  return { current: mine.current, parked: [...parked, ...added] };
}
