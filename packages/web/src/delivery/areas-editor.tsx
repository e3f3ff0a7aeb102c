import { feeSteps } from '@ofenpost/core/delivery/fee-steps';
import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import {
  type OrderLocationDraft,
  type OrderLocationDrafts,
  orderLocationsOf,
} from '@ofenpost/core/delivery/order-location-draft';
import type { FieldErrors } from '@ofenpost/core/editor/editor';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { containsWord, searchWords } from '@ofenpost/core/text/search-words';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useApp } from '../app/app-actors.tsx';
import { Field } from '../ui/field.tsx';
import { ChevronIcon, PlusIcon } from '../ui/icons.tsx';
import { useNewErrors } from '../ui/list-editor.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { useOpened } from '../ui/use-opened.ts';
import { AreaForm } from './area-form.tsx';
import controls from '../ui/controls.module.css';
import areasEditorStyles from './areas-editor.module.css';
import styles from './removed-area-list.module.css';

type RemovedAreaListProps = {
  readonly removed: readonly OrderLocation[];
  readonly onStore: (area: OrderLocation) => void;
};

/** The id of the button that takes the focus when an area is removed. */
const restoreButtonId = (areaId: string): string => `keep-${areaId}`;

/** Lists the stored areas that the next save removes, and the effect on customers there. */
function RemovedAreaList({ removed, onStore }: RemovedAreaListProps) {
  const id = useId();
  if (removed.length === 0) return null;
  return (
    <section className={styles.removed} aria-labelledby={id}>
      <h3 id={id}>Wird beim Speichern entfernt</h3>
      <p>
        Offene Bestellungen werden noch geliefert. Gespeicherte Adressen bleiben lesbar; wer damit bestellen will,
        erfährt, dass ihr dorthin nicht mehr liefert.
      </p>
      <ul>
        {removed.map((area) => (
          <li key={area.id}>
            <b>
              {area.postcode} {area.town}
            </b>
            <button
              type="button"
              id={restoreButtonId(area.id)}
              className={`${controls.secondary} ${controls.small}`}
              aria-label={`${area.postcode} ${area.town} behalten`}
              onClick={() => onStore(area)}
            >
              Behalten
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const importDialog = onDemand(() => import('./area-import-dialog.tsx').then((module) => module.AreaImportDialog));

export type AreasChange = Readonly<Record<string, OrderLocationDraft | undefined>>;

type Props = {
  readonly areas: OrderLocationDrafts;
  /** The stored areas. */
  readonly stored: OrderLocationDrafts;
  readonly errors: FieldErrors;
  readonly onChange: (change: AreasChange) => void;
};

/** The number of areas from which on a search field appears. */
const SEARCHED_FROM = 12;

const NEW_AREA: OrderLocationDraft = {
  postcode: '',
  town: '',
  minimumOrder: 2500,
  feeTiers: [{ from: 0, fee: 500 }],
  freeFrom: null,
  minutes: 15,
  active: true,
};

const feeText = (area: OrderLocationDraft): string => {
  const tiers = area.feeTiers.filter(({ from, fee }) => Number.isFinite(from) && Number.isFinite(fee));
  const fees = feeSteps({ feeTiers: tiers, freeFrom: area.freeFrom }).map(({ fee }) => fee);
  const [highest] = fees.toSorted((a, b) => b - a);
  if (highest === undefined || highest === 0) return 'Lieferung gratis';
  return fees.length === 1 ? `Lieferung ${formatMoney(highest)}` : `Lieferung bis ${formatMoney(highest)}`;
};

/** Lists the delivery areas; each row opens its fields. */
export function AreasEditor({ areas, stored, errors, onChange }: Props) {
  const id = useId();
  const { ports } = useApp();
  const addButton = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const importing = useOpened<'import'>();
  const endImport = () => importing.opened && importing.end(importing.opened);
  // New areas come first, because their place in the order is still unknown.
  const [added, setAdded] = useState<readonly string[]>([]);
  const sorted = orderLocationsOf(areas);
  const ordered = [
    ...sorted.filter((area) => added.includes(area.id)).toReversed(),
    ...sorted.filter((area) => !added.includes(area.id)),
  ];
  const words = searchWords(search);
  const found = ordered.filter(
    ({ id: own, postcode, town }) => own === opened || words.every((word) => containsWord(`${postcode} ${town}`, word)),
  );
  useNewErrors(errors, (paths) => {
    const wrong = ordered.filter((area) => paths.some((path) => path.startsWith(area.id)));
    if (!wrong.some((area) => area.id === opened)) setOpened(wrong[0]?.id ?? opened);
  });
  const isWrong = (own: string) => Object.keys(errors).some((path) => path.startsWith(own));
  const add = (area: OrderLocationDraft, field: 'postcode' | 'town') => {
    const own = ports.idempotencyKey.create();
    flushSync(() => {
      setAdded([...added, own]);
      setOpened(own);
      onChange({ [own]: area });
    });
    document.querySelector<HTMLElement>(`[name="${own}.${field}"]`)?.focus();
  };
  const remove = (own: string) => {
    flushSync(() => {
      setOpened(null);
      onChange({ [own]: undefined });
    });
    (document.getElementById(restoreButtonId(own)) ?? addButton.current)?.focus();
  };
  return (
    <>
      <div className={areasEditorStyles.head}>
        <button
          ref={addButton}
          type="button"
          className={`${controls.primary} ${controls.small}`}
          onClick={() => add(NEW_AREA, 'postcode')}
        >
          <PlusIcon />
          Lieferort
        </button>
        <button
          type="button"
          className={`${controls.secondary} ${controls.small}`}
          aria-haspopup="dialog"
          onPointerEnter={importDialog.preload}
          onClick={() => importing.open('import')}
        >
          Liste einfügen
        </button>
        <p className={areasEditorStyles.count}>
          {sorted.filter(({ active }) => active).length} von {sorted.length} beliefert
        </p>
      </div>
      {sorted.length >= SEARCHED_FROM && (
        <Field label="Suchen">
          {(control) => (
            <input
              {...control}
              type="search"
              placeholder="PLZ oder Ort"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          )}
        </Field>
      )}
      {sorted.length === 0 && (
        <p className={areasEditorStyles.none}>Noch kein Lieferort. Ohne Lieferort kann niemand nach Hause bestellen.</p>
      )}
      {sorted.length > 0 && found.length === 0 && <p className={areasEditorStyles.none}>Kein Lieferort heisst so.</p>}
      <ul className={areasEditorStyles.areas}>
        {found.map(({ id: own, ...area }) => {
          const isOpened = opened === own;
          return (
            <li key={own} data-opened={isOpened || undefined}>
              <button
                type="button"
                className={areasEditorStyles.row}
                aria-expanded={isOpened}
                aria-controls={`${id}-${own}`}
                onClick={() => setOpened(isOpened ? null : own)}
              >
                <b>{`${area.postcode} ${area.town}`.trim() || 'Neuer Lieferort'}</b>
                <span>{Number.isFinite(area.minimumOrder) && `ab ${formatMoney(area.minimumOrder)}`}</span>
                <span>{feeText(area)}</span>
                <span>{Number.isFinite(area.minutes) && `${area.minutes} Min.`}</span>
                <em>
                  {isWrong(own) && <StateBadge tone="bad">unvollständig</StateBadge>}
                  {!isWrong(own) && stored[own] === undefined && <StateBadge tone="good">neu</StateBadge>}
                  {!area.active && <StateBadge>nicht beliefert</StateBadge>}
                </em>
                <ChevronIcon />
              </button>
              {isOpened && (
                <div id={`${id}-${own}`}>
                  <AreaForm
                    name={own}
                    area={area}
                    stored={stored[own] ?? null}
                    errors={errors}
                    onEdit={(change) => onChange({ [own]: { ...area, ...change } })}
                    onDuplicate={() => add({ ...area, town: '' }, 'town')}
                    onRemove={() => remove(own)}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <RemovedAreaList
        removed={orderLocationsOf(stored).filter((area) => areas[area.id] === undefined)}
        onStore={({ id: own }) => {
          flushSync(() => onChange({ [own]: stored[own] }));
          document.querySelector<HTMLElement>(`[aria-controls="${id}-${own}"]`)?.focus();
        }}
      />
      {importing.opened !== null && (
        <importDialog.Component
          key={importing.opened.count}
          areas={areas}
          onTake={onChange}
          onClosed={endImport}
          onLoadFailed={endImport}
        />
      )}
    </>
  );
}
