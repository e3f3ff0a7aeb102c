import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { paths } from '../app/paths.ts';
import { SmilingBread } from './smiling-bread.tsx';
import controls from '../theme/controls.module.css';
import layout from '../theme/layout.module.css';
import styles from './feedback-page.module.css';

/** Replaces the form and takes the focus, so that screen readers read it. */
export function FeedbackThanks() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0 });
    heading.current?.focus();
  }, []);
  return (
    <div className={`${layout.wrap} ${layout.page} ${styles.thanks}`}>
      <SmilingBread className={styles.bread} />
      <h1 ref={heading} tabIndex={-1}>
        Danke, das hilft uns.
      </h1>
      <p className={layout.lead}>
        Deine Rückmeldung ist angekommen. Hast du einen Kontakt angegeben, melden wir uns bei dir.
      </p>
      <div className={styles.actions}>
        <Link to={paths.products} className={controls.primary}>
          Zur Karte
        </Link>
        <Link to={paths.home} className={controls.secondary}>
          Zur Startseite
        </Link>
      </div>
    </div>
  );
}
