import controls from './controls.module.css';
import styles from './spinner.module.css';

/** Shows that something is loading; screen readers read `label`. Under reduced motion three dots replace it. */
export const Spinner = ({ label }: { label: string }) => (
  <p className={styles.spinner} role="status">
    <span className={controls.visuallyHidden}>{label}</span>
  </p>
);
