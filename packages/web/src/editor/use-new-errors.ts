import type { FieldErrors } from '@ofenpost/core/editor/field-errors';
import { useState } from 'react';

/** Calls with the paths of errors that just appeared, so that the part of a form that folds away can show them. */
export function useNewErrors(errors: FieldErrors, onNew: (paths: readonly string[]) => void): void {
  const [seen, setSeen] = useState<FieldErrors>({});
  const paths = Object.keys(errors);
  const isKnown = paths.length === Object.keys(seen).length && paths.every((path) => seen[path] !== undefined);
  if (isKnown) return;
  setSeen(errors);
  if (paths.some((path) => seen[path] === undefined)) onNew(paths);
}
