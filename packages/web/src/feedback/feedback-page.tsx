import { BLANK_FEEDBACK } from '@ofenpost/core/feedback/feedback';
import { FEEDBACK_FORM } from '@ofenpost/core/feedback/feedback-form';
import { may } from '@ofenpost/core/role/permission';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode, useState } from 'react';
import { useRestaurant, useAccount } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { LazyBareBread } from '../illustration/lazy-bare-bread.tsx';
import { useRestoredForm } from '../record/use-form-draft.ts';
import { onDemand } from '../ui/on-demand.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import feedbackPageStyles from './feedback-page.module.css';
import styles from './smiling-bread.module.css';

/** A bread with a face of olives and a strip of pepper. */
const SmilingBread = ({ className }: { className: string | undefined }) => (
  <div className={`${styles.bread} ${className ?? ''}`}>
    <LazyBareBread sauce="tomato" seed="Danke" className={styles.picture} />
    <svg viewBox="-160 -160 320 320" className={styles.face} aria-hidden="true">
      <g fill="none" stroke="#2B2430" strokeWidth="14">
        <circle cx="-38" cy="-26" r="13" />
        <circle cx="38" cy="-26" r="13" />
      </g>
      <path d="M-52 22C-34 62 34 62 52 22" fill="none" stroke="#8E1F12" strokeWidth="19" strokeLinecap="round" />
      <path d="M-52 20C-34 58 34 58 52 20" fill="none" stroke="#F2B233" strokeWidth="15" strokeLinecap="round" />
      <path d="M-44 24C-28 50 28 50 44 24" fill="none" stroke="#FFE08A" strokeWidth="4" strokeLinecap="round" />
      <g fill="#1F7A45">
        <path d="M-92 8C-84-8-66-8-60 4C-68 16-84 18-92 8ZM92 8C84-8 66-8 60 4C68 16 84 18 92 8Z" />
      </g>
    </svg>
  </div>
);

/** Replaces the form and takes the focus, so that screen readers read it. */
function FeedbackThanks() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0 });
    heading.current?.focus();
  }, []);
  return (
    <div className={`${layout.wrap} ${layout.page} ${feedbackPageStyles.thanks}`}>
      <SmilingBread className={feedbackPageStyles.bread} />
      <h1 ref={heading} tabIndex={-1}>
        Danke, das hilft uns.
      </h1>
      <p className={layout.lead}>
        Deine Rückmeldung ist angekommen. Hast du einen Kontakt angegeben, melden wir uns bei dir.
      </p>
      <div className={feedbackPageStyles.actions}>
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

/** `aside` is shown below the texts. */
function FeedbackGuestPage({ aside }: { aside: ReactNode }) {
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
    <div className={`${layout.wrap} ${layout.page} ${feedbackPageStyles.columns}`}>
      <div>
        <SmilingBread className={feedbackPageStyles.bread} />
        <h1>Wie war’s?</h1>
        <p className={layout.lead}>
          Lob geben wir der Küche weiter, Kritik nehmen wir uns zu Herzen. Alles liest bei {name} ein Mensch.
        </p>
        {aside && <p className={feedbackPageStyles.invitation}>{aside}</p>}
      </div>
      <FeedbackForm
        key={entered === BLANK_FEEDBACK ? 'blank' : 'restored'}
        entered={entered}
        onSent={() => setSent(true)}
      />
    </div>
  );
}

/** Loaded for staff alone. */
const feedbackAdmin = onDemand(() => import('./feedback-admin.tsx').then((module) => module.FeedbackAdmin));

/** Guests see the form; staff see the feedback, and open the form by a button. */
export function FeedbackPage() {
  const isReader = may(useAccount(), 'feedback.read');
  const { hash } = useLocation();
  if (isReader && hash !== 'formular') return <feedbackAdmin.Component />;
  return <FeedbackGuestPage aside={isReader && <Link to={paths.feedback}>Zu den Rückmeldungen</Link>} />;
}
