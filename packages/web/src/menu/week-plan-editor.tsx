import { draftOf } from '@ofenpost/core/editor/versioned-editor';
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
import { useFormEditor } from '../editor/use-form-editor.ts';
import type { NewestForm } from '../editor/use-newest-form.ts';
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

type Props = { readonly monday: LocalDate; readonly form: NewestForm<WeekPlan>; readonly sheet: WeekSheet };

/** Shows the plan of a week and its preview. Saving publishes it. */
export function WeekPlanEditor({ monday, form, sheet }: Props) {
  const { ports } = useApp();
  const today = toLocalDate(useNow());
  const editor = useFormEditor(form, {
    createMachine: () => createWeekPlanForm(ports.weekMenuAdmin, monday, { ...sheet, week: form.loaded }),
    savedTitle: 'Wochenmenü veröffentlicht',
  });
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
