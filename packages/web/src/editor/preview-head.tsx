import styles from './preview.module.css';

type Props = {
  /** Whether everything entered is right, so that it can be shown. */
  readonly isKnown: boolean;
  readonly hint: string;
};

/** Begins a preview of what is not saved yet. */
export const PreviewHead = ({ isKnown, hint }: Props) => (
  <>
    <h2 className={styles.title}>So ist es ab jetzt</h2>
    <p className={styles.hint}>{isKnown ? hint : 'Sobald alle Angaben stimmen, siehst du hier, was sie bewirken.'}</p>
  </>
);
