import type { CreatorView } from '@ofenpost/core/pizza-creator/pizza-creator.selectors';
import { useState } from 'react';
import { creationChanges } from './creation-changes.ts';
import controls from '../theme/controls.module.css';

/** Announces each change of the pizza to screen readers. */
export function CreationAnnouncer({ view }: { view: CreatorView }) {
  const [reported, setReported] = useState({ view, changes: '' });
  if (reported.view !== view) setReported({ view, changes: creationChanges(reported.view, view) || reported.changes });
  return (
    <p className={controls.visuallyHidden} role="status" aria-live="polite">
      {reported.changes}
    </p>
  );
}
