import styles from './add-button.module.css';

type Props = { readonly label: string; readonly onClick: () => void };

/** The plus that puts something into the cart. */
export const AddButton = ({ label, onClick }: Props) => (
  <button type="button" className={styles.add} aria-label={label} onClick={onClick} />
);
