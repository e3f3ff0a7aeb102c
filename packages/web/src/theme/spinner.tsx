import controls from './controls.module.css';
import styles from './spinner.module.css';

/** Something is on its way; screen readers hear `label`. Where nothing may move, three dots stand instead. */
export const Spinner = ({ label }: { label: string }) => (
  <p className={styles.spinner} role="status">
    <span className={controls.visuallyHidden}>{label}</span>
  </p>
);
