import { useIsOffline } from '../app/offline-state.ts';
import { OFFLINE_NOTE } from '../app/offline-texts.ts';
import controls from '../ui/controls.module.css';
import styles from './add-button.module.css';

type Props = { readonly label: string; readonly onClick: () => void };

/** A button that adds something to the cart; offline a note replaces it. */
export const AddButton = ({ label, onClick }: Props) =>
  useIsOffline() ? (
    <span className={styles.note}>{OFFLINE_NOTE}</span>
  ) : (
    <button type="button" className={`${controls.round} ${styles.add}`} aria-label={label} onClick={onClick} />
  );
