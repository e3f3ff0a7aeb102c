import type { FileField } from '../validation/file-field.ts';
import { nameKey } from '../validation/unique-list.ts';
import { LABELLING_FIELD } from './declaration-texts.ts';
import { type LabellingDraft, labellingDraft } from './labelling.ts';

const NONE = 'keine';

function readLabelling(cell: string): LabellingDraft | null | undefined {
  if (nameKey(cell) === NONE) return null;
  try {
    return labellingDraft.safeParse(JSON.parse(cell)).data;
  } catch {
    return undefined;
  }
}

/** The labelling in the catalogue's file: too much for words, so a cell has it as an export wrote it. */
export const LABELLING_FILE_FIELD: FileField<LabellingDraft | null | undefined> = {
  ...LABELLING_FIELD,
  // What has none stays as it is when the cell is blank.
  write: (labelling) => (labelling === undefined ? '' : labelling === null ? NONE : JSON.stringify(labelling)),
  read: readLabelling,
  unreadable: 'Hier steht eine Deklaration aus einem Export, oder «keine».',
};
