import styles from './preview.module.css';

type Props = {
  /** Whether the input is valid, so that the preview is up to date. */
  readonly isKnown: boolean;
  readonly hint: string;
};

/** The heading of a preview of unsaved input. */
export const PreviewHead = ({ isKnown, hint }: Props) => (
  <>
    <h2 className={styles.title}>So ist es ab jetzt</h2>
    <p className={styles.hint}>{isKnown ? hint : 'Sobald alle Angaben stimmen, siehst du hier, was sie bewirken.'}</p>
  </>
);
