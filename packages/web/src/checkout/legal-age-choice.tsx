import { useId } from 'react';
import { Choice } from '../theme/choice.tsx';
import fieldStyles from '../theme/field.module.css';

type Props = {
  readonly isConfirmed: boolean;
  readonly error: string | undefined;
  readonly onConfirm: (isConfirmed: boolean) => void;
};

/** Shown only when alcohol is in the cart. Source: product design, "Checkout"; ages: LMG art. 14, AlkG art. 41. */
export function LegalAgeChoice({ isConfirmed, error, onConfirm }: Props) {
  const errorId = useId();
  return (
    <div className={fieldStyles.field}>
      <Choice
        type="checkbox"
        checked={isConfirmed}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        onChange={(event) => onConfirm(event.target.checked)}
      >
        <span>
          Ich bin alt genug für Alkohol
          <small>Bier und Wein ab 16, Spirituosen ab 18 Jahren. Wir prüfen den Ausweis an der Tür.</small>
        </span>
      </Choice>
      {error !== undefined && (
        <p id={errorId} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
