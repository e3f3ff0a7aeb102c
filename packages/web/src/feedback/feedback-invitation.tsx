import { Link } from '@tanstack/react-router';
import { paths } from '../app/paths.ts';
import controls from '../ui/controls.module.css';
import styles from './feedback-page.module.css';

/** Links from a delivered order to the feedback form. */
export const FeedbackInvitation = () => (
  <p className={styles.invitation}>
    <Link to={paths.feedback} className={`${controls.secondary} ${controls.small}`}>
      Wie war’s? Sag es uns
    </Link>
  </p>
);
