import { type Arrange, type Order, createArrangementForm } from '@ofenpost/core/catalogue/arrangement-form';
import { isSame } from '@ofenpost/core/editor/is-same';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { EditForm } from '../editor/edit-form.tsx';
import { useEditor } from '../editor/use-editor.ts';
import { SortableList } from './sortable-list.tsx';

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
