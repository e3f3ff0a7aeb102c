import { isSame } from '@ofenpost/core/editor/compare';
import { type Arrange, type Order, createArrangementForm } from '@ofenpost/core/record/arrangement';
import { moved } from '@ofenpost/core/validation/unique-list';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ListItemButtons, focusMove } from '../ui/list-editor.tsx';
import { EditForm } from './edit-form.tsx';
import { useEditor } from './use-editor.ts';
import controls from '../ui/controls.module.css';
import styles from './sortable-list.module.css';

type SortableListProps = {
  /** The name of the list for screen readers, such as `Gruppen`. */
  readonly name: string;
  readonly ids: readonly string[];
  readonly nameOf: (id: string) => string;
  readonly onIds: (ids: string[]) => void;
  readonly children: (id: string) => ReactNode;
};

/** Returns the index of the first row whose middle is below the pointer. */
function placeAt(list: HTMLElement, y: number): number {
  const middles = [...list.children].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
  const below = middles.findIndex((middle) => y < middle);
  return below === -1 ? middles.length - 1 : below;
}

/**
 * A list that people sort: rows are dragged by their handle, moved by the arrow keys, Home and End on it, or by their
 * buttons. Source: WCAG 2.2, 2.5.7 (Dragging Movements).
 */
function SortableList({ name, ids, nameOf, onIds, children }: SortableListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [reported, setReported] = useState('');
  const move = (id: string, to: number) => {
    const from = ids.indexOf(id);
    const place = Math.max(0, Math.min(ids.length - 1, to));
    if (from === -1 || from === place) return;
    flushSync(() => onIds(moved(ids, from, place)));
    setReported(`${nameOf(id)}: Platz ${place + 1} von ${ids.length}`);
  };
  const press = (event: KeyboardEvent<HTMLButtonElement>, id: string) => {
    const from = ids.indexOf(id);
    const to = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: ids.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const handle = event.currentTarget;
    move(id, to);
    // Moving a row in the document removes its focus.
    handle.focus();
  };
  const step = (id: string, by: -1 | 1) => {
    const to = ids.indexOf(id) + by;
    move(id, to);
    focusMove(list.current?.children[to], by);
  };
  const drag = (event: PointerEvent<HTMLButtonElement>, id: string) => {
    if (dragged !== id || list.current === null) return;
    const to = placeAt(list.current, event.clientY);
    const from = ids.indexOf(id);
    // A row that is taller than its neighbour would jump to and fro.
    const row = list.current.children[to]?.getBoundingClientRect();
    if (row !== undefined && to > from && event.clientY < row.top) return;
    move(id, to);
  };
  return (
    <>
      <ol ref={list} className={styles.list} aria-label={name}>
        {ids.map((id, place) => (
          <li key={id} className={dragged === id ? `${styles.row} ${styles.dragged}` : styles.row}>
            <button
              type="button"
              className={`${controls.round} ${styles.handle}`}
              aria-label={`${nameOf(id)} verschieben`}
              aria-describedby="sortable-hint"
              onKeyDown={(event) => press(event, id)}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                setDragged(id);
              }}
              onPointerMove={(event) => drag(event, id)}
              onPointerUp={() => setDragged(null)}
              onPointerCancel={() => setDragged(null)}
              onLostPointerCapture={() => setDragged(null)}
            >
              <span aria-hidden="true">⠿</span>
            </button>
            <div className={styles.content}>{children(id)}</div>
            <ListItemButtons
              name={nameOf(id)}
              isFirst={place === 0}
              isLast={place === ids.length - 1}
              onMove={(by) => step(id, by)}
            />
          </li>
        ))}
      </ol>
      <p id="sortable-hint" className={styles.hint}>
        Ziehen, mit ↑ und ↓ verschieben oder am Griff mit den Pfeiltasten.
      </p>
      <p role="status" className={controls.visuallyHidden}>
        {reported}
      </p>
    </>
  );
}

type Props = {
  /** For example `Reihenfolge der Gruppen`. */
  readonly label: string;
  readonly arrange: Arrange;
  readonly ids: readonly string[];
  readonly nameOf: (id: string) => string;
  readonly children: (id: string) => ReactNode;
};

type FormProps = Props & { readonly onChanged: (isChanged: boolean) => void };

function Form({ label, arrange, ids, nameOf, children, onChanged }: FormProps) {
  const router = useRouter();
  const [loaded] = useState<Order>({ ids });
  const editor = useEditor<Order>({
    initial: loaded,
    createMachine: () => createArrangementForm(arrange, loaded),
    savedTitle: 'Reihenfolge gespeichert',
    onSaved: () => void router.invalidate(),
    onChanged,
  });
  const texts = { ids: { label: 'Reihenfolge', text: (order: readonly string[]) => order.map(nameOf).join('\n') } };
  return (
    <EditForm label={label} editor={editor} texts={texts}>
      <SortableList name={label} ids={editor.value.ids} nameOf={nameOf} onIds={(order) => editor.edit({ ids: order })}>
        {children}
      </SortableList>
    </EditForm>
  );
}

/** Lets staff change and save an order. It follows changes of others as long as nothing was moved here. */
export function ArrangementForm(props: Props) {
  const [form, setForm] = useState({ ids: props.ids, isChanged: false, count: 0 });
  if (!form.isChanged && !isSame(form.ids, props.ids))
    setForm({ ids: props.ids, isChanged: false, count: form.count + 1 });
  return (
    <Form
      key={form.count}
      {...props}
      ids={form.ids}
      onChanged={(isChanged) => setForm((current) => ({ ...current, isChanged }))}
    />
  );
}
