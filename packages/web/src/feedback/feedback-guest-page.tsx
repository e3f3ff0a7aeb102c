import { BLANK_FEEDBACK } from '@ofenpost/core/feedback/feedback-draft';
import { FEEDBACK_FORM } from '@ofenpost/core/feedback/feedback-form';
import { type ReactNode, useState } from 'react';
import { useRestaurant } from '../app/app-state.ts';
import { useRestoredForm } from '../editor/use-form-draft.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { FeedbackThanks } from './feedback-thanks.tsx';
import { SmilingBread } from './smiling-bread.tsx';
import layout from '../theme/layout.module.css';
import styles from './feedback-page.module.css';

/** `aside` is shown below the texts. */
export function FeedbackGuestPage({ aside }: { aside: ReactNode }) {
  const { name } = useRestaurant();
  const [entered, setEntered] = useState(BLANK_FEEDBACK);
  const [isSent, setSent] = useState(false);
  const { form, draft } = FEEDBACK_FORM;
  useRestoredForm(form, { newest: BLANK_FEEDBACK, draft }, ({ value }) => {
    const { version: _version, ...fields } = { ...BLANK_FEEDBACK, ...value };
    // An invalid order number is not restored.
    setEntered({ ...fields, orderNumber: Number.isNaN(fields.orderNumber) ? null : fields.orderNumber });
  });
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
      <FeedbackForm
        key={entered === BLANK_FEEDBACK ? 'blank' : 'restored'}
        entered={entered}
        onSent={() => setSent(true)}
      />
    </div>
  );
}
