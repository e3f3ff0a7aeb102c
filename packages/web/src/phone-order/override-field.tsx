import { formatMoney } from '@ofenpost/core/money/format-money';
import { OVERRIDABLE_BLOCK_LABELS, type OverridableBlock } from '@ofenpost/core/order/order-override';
import { Field } from '../theme/field.tsx';
import styles from './override-field.module.css';

type Props = {
  readonly blocks: readonly OverridableBlock[];
  /** The amount missing to the minimum order, in Rappen. */
  readonly missing: number;
  readonly reason: string;
  readonly isAttempted: boolean;
  readonly onReason: (reason: string) => void;
};

/** Names the rules that the order breaks, and asks for the reason to override them. */
export const OverrideField = ({ blocks, missing, reason, isAttempted, onReason }: Props) => (
  <div className={styles.override}>
    <ul>
      {blocks.map((block) => (
        <li key={block}>
          {OVERRIDABLE_BLOCK_LABELS[block]}
          {block === 'minimumOrder' && `: es fehlen ${formatMoney(missing)}`}
        </li>
      ))}
    </ul>
    <Field
      label="Trotzdem annehmen, weil …"
      hint="Der Grund wird festgehalten und steht auf dem Pult."
      error={isAttempted && reason.trim() === '' ? 'Schreib bitte kurz, warum.' : undefined}
    >
      {(control) => (
        <input {...control} autoComplete="off" value={reason} onChange={({ target }) => onReason(target.value)} />
      )}
    </Field>
  </div>
);
