import { Choice } from './choice.tsx';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** A checkbox with a hint on its meaning. */
export const SwitchField = ({ name, label, hint, isOn, onChange }: Props) => (
  <Choice type="checkbox" name={name} checked={isOn} onChange={({ target }) => onChange(target.checked)}>
    {label}
    <small>{hint}</small>
  </Choice>
);
