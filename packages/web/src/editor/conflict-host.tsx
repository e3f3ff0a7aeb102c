import { useState } from 'react';
import { onDemand } from '../app/on-demand.tsx';
import { conflictRows } from './conflict-rows.ts';
import type { FieldTexts } from './field-texts.ts';
import type { Editor } from './use-editor.ts';

const dialog = onDemand(() => import('./conflict-dialog.tsx').then((module) => module.ConflictDialog));

type Props<T, Draft> = { readonly editor: Editor<T>; readonly texts: FieldTexts<Draft> };

/** Shows the conflict dialog until it has closed. */
export function ConflictHost<T, Draft>({ editor, texts }: Props<T, Draft>) {
  const isOpen = editor.state === 'conflict';
  const [isShown, setShown] = useState(isOpen);
  if (isOpen && !isShown) setShown(true);
  if (!isShown) return null;
  return (
    <dialog.Component
      rows={conflictRows(editor.changedFields, texts)}
      isOpen={isOpen}
      onMine={(fields) => editor.overwriteTheirs(fields as readonly (keyof T)[])}
      onTheirs={editor.takeTheirs}
      onPostponed={editor.postpone}
      onClosed={() => setShown(false)}
      onLoadFailed={editor.postpone}
    />
  );
}
