import { type EditedDraft, draftOf, editedDraftOf } from '@ofenpost/core/editor/versioned-editor';
import type { PlanChange } from '@ofenpost/core/menu/edit-week-plan';
import type { WeekPlan } from '@ofenpost/core/menu/week-plan';
import { createWeekPlanForm } from '@ofenpost/core/menu/week-plan-form';
import type { WeekSheet } from '@ofenpost/core/menu/week-sheet';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { WEEKDAY_NAMES, dayOfWeek, formatLocalDate, toLocalDate } from '@ofenpost/core/time/zurich';
import { useApp } from '../app/app-actors.tsx';
import { useNow } from '../app/app-state.ts';
import { EditForm } from '../editor/edit-form.tsx';
import type { FieldTexts } from '../editor/field-texts.ts';
import { useEditor } from '../editor/use-editor.ts';
import { useKeptForm } from '../editor/use-kept-form.ts';
import { WeekPlanBoard } from './week-plan-board.tsx';
import { WeekPlanPreview } from './week-plan-preview.tsx';

const textsOf =
  ({ menus }: WeekSheet): FieldTexts<WeekPlan> =>
  (date) => ({
    label: `${WEEKDAY_NAMES[dayOfWeek(date)] ?? ''}, ${formatLocalDate(date).slice(0, 6)}`,
    text: (menuIds = []) =>
      menuIds.map((menuId) => menus.find(({ id }) => id === menuId)?.name ?? 'Gelöschtes Menü').join('\n') ||
      'kein Menü',
  });

type Props = {
  /** What it is kept as. */
  readonly name: string;
  readonly monday: LocalDate;
  /** With what the form begins. */
  readonly sheet: WeekSheet;
  /** What was entered before and is not saved yet. */
  readonly entered: Partial<EditedDraft<WeekPlan>> | null;
  readonly onSaved: (version: number) => void;
  readonly onChanged: (isChanged: boolean) => void;
};

/** The plan of a week, and how guests will see it. Saved is published. */
export function WeekPlanEditor({ name, monday, sheet, entered, onSaved, onChanged }: Props) {
  const { ports } = useApp();
  const today = toLocalDate(useNow());
  const editor = useEditor({
    initial: editedDraftOf(sheet.week),
    entered,
    createMachine: () => createWeekPlanForm(ports.weekMenuDesk, monday, sheet),
    savedTitle: 'Wochenmenü veröffentlicht',
    onSaved: ({ version }) => onSaved(version),
    onChanged,
  });
  useKeptForm<WeekPlan>(name, editor);
  const plan = draftOf<WeekPlan>(editor.value);
  return (
    <EditForm label="Wochenmenü" editor={editor} texts={textsOf(sheet)}>
      <WeekPlanBoard
        monday={monday}
        today={today}
        sheet={sheet}
        plan={plan}
        edit={(change: PlanChange) => editor.edit(change)}
      />
      <WeekPlanPreview monday={monday} today={today} menus={sheet.menus} plan={plan} />
    </EditForm>
  );
}
