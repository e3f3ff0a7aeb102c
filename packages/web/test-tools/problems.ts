import { expect } from 'vitest';

/** The problems of one page. */
export type Problems = {
  /** Announces a problem that the test provokes. */
  expect(problem: RegExp): void;
  /** Stops to watch; fails if there were others. */
  end(): void;
};

const textOf = (part: unknown): string => (part instanceof Error ? (part.stack ?? part.message) : String(part));

/** Records what a page writes to the console as an error or a warning. Vitest itself fails on an uncaught error. */
export function watchProblems(): Problems {
  const seen: string[] = [];
  const announced: RegExp[] = [];
  const { error, warn } = console;
  const record =
    (kind: string) =>
    (...parts: readonly unknown[]) =>
      void seen.push(`${kind}: ${parts.map(textOf).join(' ')}`);
  Object.assign(console, { error: record('error'), warn: record('warning') });
  return {
    expect: (problem) => announced.push(problem),
    end: () => {
      Object.assign(console, { error, warn });
      expect(seen.filter((problem) => !announced.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
  };
}
