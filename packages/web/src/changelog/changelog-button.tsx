import controls from '../theme/controls.module.css';
import styles from './changelog-button.module.css';

export type ChangelogAccess = { readonly unseen: number; readonly onPress: () => void };

type Props = { readonly access: ChangelogAccess; readonly className: string | undefined };

/** Opens the changelog, and shows the number of unseen entries. */
export const ChangelogButton = ({ access: { unseen, onPress }, className }: Props) => (
  <button type="button" className={`${styles.button} ${className}`} aria-haspopup="dialog" onClick={onPress}>
    Neues
    {unseen > 0 && (
      <span className={styles.badge}>
        {unseen}
        <span className={controls.visuallyHidden}> ungelesen</span>
      </span>
    )}
  </button>
);
