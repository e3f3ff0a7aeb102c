import controls from '../theme/controls.module.css';
import styles from './preview.module.css';

type Props = { readonly label: string; readonly before: string; readonly after: string };

/** An entry of a preview, in a `dl`; a change shows both values. */
export const BeforeAfter = ({ label, before, after }: Props) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd>
      {before !== after && (
        <>
          <del>
            <span className={controls.visuallyHidden}>bisher </span>
            {before}
          </del>{' '}
          <span aria-hidden="true">→</span>{' '}
        </>
      )}
      <b>{after}</b>
    </dd>
  </div>
);
