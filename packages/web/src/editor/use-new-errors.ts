import type { FieldErrors } from '@ofenpost/core/editor/field-errors';
import { useState } from 'react';

/** Calls back with the paths of new errors, so that collapsed parts of a form can open. */
export function useNewErrors(errors: FieldErrors, onNew: (paths: readonly string[]) => void): void {
  const [seen, setSeen] = useState<FieldErrors>({});
  const paths = Object.keys(errors);
  const isKnown = paths.length === Object.keys(seen).length && paths.every((path) => seen[path] !== undefined);
  if (isKnown) return;
  setSeen(errors);
  if (paths.some((path) => seen[path] === undefined)) onNew(paths);
}
