import { OvenIcon } from './icons.tsx';
import styles from './logo.module.css';

export const Logo = ({ name }: { name: string }) => (
  <span className={styles.logo}>
    <span className={styles.mark}>
      <OvenIcon />
    </span>
    {name}
  </span>
);
