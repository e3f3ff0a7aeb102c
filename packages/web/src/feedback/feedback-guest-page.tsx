import { type ReactNode, useEffect, useState } from 'react';
import { useRestaurant } from '../app/app-state.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { FeedbackThanks } from './feedback-thanks.tsx';
import { SmilingBread } from './smiling-bread.tsx';
import { useFeedbackForm } from './use-feedback-form.ts';
import layout from '../theme/layout.module.css';
import styles from './feedback-page.module.css';

/** `aside` stands below the words. */
export function FeedbackGuestPage({ aside }: { aside: ReactNode }) {
  const { name } = useRestaurant();
  const feedback = useFeedbackForm();
  const [isSent, setSent] = useState(false);
  // Told once: the form itself goes on where somebody typed while it was sent.
  useEffect(() => {
    const saved = feedback.on('saved', () => setSent(true));
    return () => saved.unsubscribe();
  }, [feedback]);
  if (isSent) return <FeedbackThanks />;
  return (
    <div className={`${layout.wrap} ${layout.page} ${styles.columns}`}>
      <div>
        <SmilingBread className={styles.bread} />
        <h1>Wie war’s?</h1>
        <p className={layout.lead}>
          Lob geben wir der Küche weiter, Kritik nehmen wir uns zu Herzen. Alles liest bei {name} ein Mensch.
        </p>
        {aside && <p className={styles.invitation}>{aside}</p>}
      </div>
      <FeedbackForm feedback={feedback} />
    </div>
  );
}
