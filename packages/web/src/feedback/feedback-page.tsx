import { may } from '@ofenpost/core/permission/permission';
import { Link, useLocation } from '@tanstack/react-router';
import { useAccount } from '../app/app-state.ts';
import { onDemand } from '../app/on-demand.tsx';
import { paths } from '../app/paths.ts';
import { FeedbackGuestPage } from './feedback-guest-page.tsx';

/** Loaded for staff alone. */
const feedbackAdmin = onDemand(() => import('./feedback-admin.tsx').then((module) => module.FeedbackAdmin));

/** Guests see the form; staff see the feedback, and open the form by a button. */
export function FeedbackPage() {
  const isReader = may(useAccount(), 'feedback.read');
  const { hash } = useLocation();
  if (isReader && hash !== 'formular') return <feedbackAdmin.Component />;
  return <FeedbackGuestPage aside={isReader && <Link to={paths.feedback}>Zu den Rückmeldungen</Link>} />;
}
