import type { CreatorView } from '@ofenpost/core/pizza-creator/pizza-creator.selectors';
import { useState } from 'react';
import { creationChanges } from './creation-changes.ts';
import controls from '../theme/controls.module.css';

/** Tells screen readers what each change made of the pizza. */
export function CreationAnnouncer({ view }: { view: CreatorView }) {
  const [told, setTold] = useState({ view, news: '' });
  if (told.view !== view) setTold({ view, news: creationChanges(told.view, view) || told.news });
  return (
    <p className={controls.visuallyHidden} role="status" aria-live="polite">
      {told.news}
    </p>
  );
}
