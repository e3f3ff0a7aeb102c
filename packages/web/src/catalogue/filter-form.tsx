import type { CatalogueFilter } from '@ofenpost/core/catalogue/catalogue-filter';
import { ALLERGEN_LABELS, ALLERGENS, PRODUCT_TAG_LABELS, PRODUCT_TAGS } from '@ofenpost/core/catalogue/declaration';
import { useEffect, useRef } from 'react';
import { paths } from '../app/paths.ts';
import { Choice } from '../ui/choice.tsx';
import { CloseIcon, SearchIcon } from '../ui/icons.tsx';
import { Rendered } from '../ui/rendered.tsx';
import { QUERY_LENGTH_MAX, filterOf } from './filter-search.ts';
import { loadSearch } from './search-code.ts';
import controls from '../ui/controls.module.css';
import styles from './filter-form.module.css';

export const SEARCH_ID = 'suche';
const ALLERGENS_ID = 'allergene';

type Props = {
  readonly filter: CatalogueFilter;
  /** The number of products that match the filter, as text. */
  readonly countText: string;
  readonly onChange: (filter: CatalogueFilter) => void;
};

/** Reads the filter from the form itself, since fields may have been filled in before hydration. */
function enteredFilter(form: HTMLFormElement): CatalogueFilter {
  const data = new FormData(form);
  return filterOf({ q: data.get('q'), tag: data.getAll('tag'), ohne: data.getAll('ohne') });
}

const withoutLabel = ({ without }: CatalogueFilter) =>
  without.length === 0 ? 'Ohne Allergene' : `Ohne ${without.map((one) => ALLERGEN_LABELS[one]).join(', ')}`;

/** Search and filters: a plain form to the page's own address, so that it works without a script. */
export function FilterForm({ filter, countText, onChange }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const reportChange = useRef(onChange);
  // Something may have been entered before hydration.
  useEffect(() => {
    if (form.current) reportChange.current(enteredFilter(form.current));
  }, []);
  return (
    <Rendered
      as="form"
      by={FilterForm}
      from={[filter, countText]}
      ref={form}
      action={paths.products}
      method="get"
      role="search"
      className={styles.form}
      onChange={(event) => onChange(enteredFilter(event.currentTarget))}
      onSubmit={(event) => {
        event.preventDefault();
        // Closes the keyboard of a phone; the results are shown already.
        if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      }}
    >
      <label className={styles.search}>
        <SearchIcon />
        <span className={controls.visuallyHidden}>Produkte suchen</span>
        <input
          id={SEARCH_ID}
          type="search"
          name="q"
          value={filter.query}
          maxLength={QUERY_LENGTH_MAX}
          placeholder="Wonach ist dir?"
          enterKeyHint="search"
          autoComplete="off"
          // The form handles changes; React requires a handler here.
          onChange={() => {}}
          onFocus={() => void loadSearch().catch(() => {})}
        />
      </label>
      <fieldset className={styles.chips}>
        <legend className={controls.visuallyHidden}>Nur zeigen, was so ist</legend>
        {PRODUCT_TAGS.map((tag) => (
          <Choice
            key={tag}
            face="chip"
            type="checkbox"
            name="tag"
            value={tag}
            checked={filter.tags.includes(tag)}
            onChange={() => {}}
          >
            {PRODUCT_TAG_LABELS[tag]}
          </Choice>
        ))}
        <button
          type="button"
          className={filter.without.length > 0 ? `${styles.without} ${styles.asked}` : styles.without}
          popoverTarget={ALLERGENS_ID}
        >
          <span>{withoutLabel(filter)}</span>
        </button>
      </fieldset>
      <noscript>
        <button type="submit" className={`${controls.primary} ${controls.small}`}>
          Zeigen
        </button>
      </noscript>
      <fieldset id={ALLERGENS_ID} popover="auto" className={styles.allergens}>
        <legend className={controls.visuallyHidden}>Ohne Allergene</legend>
        <div className={styles.sheetHead} aria-hidden="true">
          <b>Was darf nicht drin sein?</b>
        </div>
        <button
          type="button"
          className={`${controls.round} ${styles.close}`}
          popoverTarget={ALLERGENS_ID}
          popoverTargetAction="hide"
          aria-label="Allergene schliessen"
        >
          <CloseIcon />
        </button>
        <div className={styles.sheetBody}>
          <div className={styles.options}>
            {ALLERGENS.map((one) => (
              <Choice
                key={one}
                face="chip"
                type="checkbox"
                name="ohne"
                value={one}
                checked={filter.without.includes(one)}
                onChange={() => {}}
              >
                {ALLERGEN_LABELS[one]}
              </Choice>
            ))}
          </div>
          <p className={styles.traces}>
            Wir zeigen, was du ohne diese Zutaten bestellen kannst. Spuren können wir in unserer Küche nie ganz
            ausschliessen.
          </p>
        </div>
        <div className={styles.sheetFoot}>
          <button
            type="button"
            className={`${controls.primary} ${controls.wide}`}
            popoverTarget={ALLERGENS_ID}
            popoverTargetAction="hide"
          >
            {`${countText} zeigen`}
          </button>
        </div>
      </fieldset>
    </Rendered>
  );
}
