import { LIST_SEARCH_MAX } from '@ofenpost/core/list/list-query';
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { Field } from '../ui/field.tsx';

/** In ms: long enough for the next letter, short enough not to delay anybody. */
export const SEARCH_PAUSE_MILLISECONDS = 250;

type Props = {
  /** What is searched: `Code, Käufer oder E-Mail`. */
  readonly label: string;
  readonly value: string;
  readonly onSearch: (words: string) => void;
  /** Called on Enter with the text; it returns true to clear the field instead of searching. */
  readonly onEnter?: ((text: string) => boolean) | undefined;
};

/** Searches during typing. */
export function ListSearch({ label, value, onSearch, onEnter }: Props) {
  const [typed, setTyped] = useState({ text: value, of: value });
  // A new value in the address replaces the typed text.
  const text = typed.of === value ? typed.text : value;
  const search = (words: string) => words !== value && onSearch(words);
  const searchTyped = useEffectEvent((words: string) => search(words));
  useEffect(() => {
    const timer = setTimeout(() => searchTyped(text.trim()), SEARCH_PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (onEnter?.(text) === true) setTyped({ text: '', of: value });
    else search(text.trim());
  };
  return (
    <form role="search" onSubmit={submit}>
      <Field label={label}>
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            maxLength={LIST_SEARCH_MAX}
            value={text}
            onChange={({ target }) => setTyped({ text: target.value, of: value })}
          />
        )}
      </Field>
    </form>
  );
}
