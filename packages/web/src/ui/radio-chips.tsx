import { Choice } from './choice.tsx';

type Props<V extends string | number> = {
  readonly name: string;
  readonly options: readonly V[];
  readonly textOf: (option: V) => string;
  /** Undefined before the first choice. */
  readonly chosen: V | undefined;
  readonly onChosen: (option: V) => void;
};

/** One of a few options, side by side; the surrounding group has the label. */
export const RadioChips = <V extends string | number>({ name, options, textOf, chosen, onChosen }: Props<V>) =>
  options.map((option) => (
    <Choice
      key={option}
      type="radio"
      face="chip"
      name={name}
      checked={option === chosen}
      onChange={() => onChosen(option)}
    >
      {textOf(option)}
    </Choice>
  ));
