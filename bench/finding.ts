/** One figure with its goal. */
export type Finding = {
  readonly what: string;
  readonly figure: number;
  readonly unit: '/s' | 'ms' | 'MB' | 'kB' | '%' | '×' | '';
  /** `min`: at least this much; `max`: at most. Null: shown for comparison only. */
  readonly goal: { readonly min: number } | { readonly max: number } | null;
  /** How it was measured, or what it is compared with. */
  readonly note: string;
};

export function isReached({ figure, goal }: Finding): boolean {
  if (goal === null) return true;
  return 'min' in goal ? figure >= goal.min : figure <= goal.max;
}

const digits = (figure: number): number => (figure < 10 ? 1 : 0);

export const written = (figure: number, unit: Finding['unit']): string =>
  `${figure.toLocaleString('de-CH', { maximumFractionDigits: digits(figure) })}${unit === '/s' ? '/s' : ` ${unit}`}`;

const writtenGoal = ({ goal, unit }: Finding): string => {
  if (goal === null) return '–';
  return 'min' in goal ? `≥ ${written(goal.min, unit)}` : `≤ ${written(goal.max, unit)}`;
};

const markOf = (finding: Finding): string => {
  if (finding.goal === null) return '';
  return isReached(finding) ? '✓' : '✗';
};

export const FINDING_HEAD = ['what', 'figure', 'goal', '', 'how'] as const;

/** The cells of a table's row. */
export const cellsOf = (finding: Finding): readonly string[] => [
  finding.what,
  written(finding.figure, finding.unit),
  writtenGoal(finding),
  markOf(finding),
  finding.note,
];
