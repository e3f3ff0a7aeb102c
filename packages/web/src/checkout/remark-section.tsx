import { Field } from '../theme/field.tsx';
import layout from '../theme/layout.module.css';
import styles from './checkout-page.module.css';

type Props = {
  readonly remark: string;
  readonly error: string | undefined;
  readonly onRemark: (remark: string) => void;
};

/** Asks for a remark to the kitchen; the note to the courier belongs to the address. */
export const RemarkSection = ({ remark, error, onRemark }: Props) => (
  <section className={`${layout.card} ${styles.part}`} aria-labelledby="wish">
    <h2 id="wish">
      <i aria-hidden="true">4</i>Noch ein Wunsch?
    </h2>
    <Field
      label="Bemerkung für die Küche"
      aside="freiwillig"
      hint="Allergien, gut durchgebacken, in Stücke geschnitten."
      error={error}
    >
      {(control) => (
        <textarea {...control} rows={2} value={remark} onChange={(event) => onRemark(event.target.value)} />
      )}
    </Field>
  </section>
);
