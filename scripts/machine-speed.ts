const LOOP_MS = 50;
const AT_START = 5;

/** The rounds of a loop a millisecond, and those a millisecond of processor time, which are the speed of a quiet machine. */
type Rounds = { readonly reached: number; readonly quiet: number };

function measureRounds(): Rounds {
  const processorStart = process.cpuUsage();
  const start = performance.now();
  let elapsed = 0;
  let rounds = 0;
  while (elapsed < LOOP_MS) {
    rounds += 1;
    elapsed = performance.now() - start;
  }
  const { user, system } = process.cpuUsage(processorStart);
  return { reached: rounds / elapsed, quiet: (rounds * 1000) / (user + system) };
}

const mean = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

const inWords = (factor: number): string => `×${factor.toFixed(1)}`;

/** How many times slower than alone on a quiet machine the tests run, because others need the processor too. */
export type MachineSpeed = {
  /** Measures now, which takes 50 ms. */
  sample(): void;
  /** The factor of the last sample, and that of the worst one since `start` where it was worse. */
  since(start: Date): string;
  /** The factors of the whole run, so that slow minutes are not taken for a slower product. */
  summary(): string;
};

/** Measures for a quarter of a second. A machine that is busy at the start is seen, because processor time leaves out others. */
export function createMachineSpeed(measure = measureRounds, now: () => number = Date.now): MachineSpeed {
  // The first loop is slower, since it is not compiled yet.
  measure();
  const startRounds = Array.from({ length: AT_START }, measure);
  const quiet = Math.max(...startRounds.map((rounds) => rounds.quiet));
  const atStart = mean(startRounds.map(({ reached }) => quiet / reached));
  const samples = [{ at: now(), factor: atStart }];
  return {
    sample: () => {
      samples.push({ at: now(), factor: quiet / measure().reached });
    },
    since: (start) => {
      const last = samples.at(-1)?.factor ?? atStart;
      const worst = Math.max(last, ...samples.filter(({ at }) => at >= start.getTime()).map(({ factor }) => factor));
      return `machine ${inWords(last)}${worst > last ? ` (${inWords(worst)} at worst meanwhile)` : ''}`;
    },
    summary: () => {
      const factors = samples.map(({ factor }) => factor);
      const figures = [atStart, mean(factors), Math.max(...factors)].map(inWords);
      return `machine: ${figures[0]} at the start, ${figures[1]} on average, ${figures[2]} at worst`;
    },
  };
}
