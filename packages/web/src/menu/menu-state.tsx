import type { MenuDraft } from '@ofenpost/core/menu/menu-draft';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { useNow } from '../app/app-state.ts';
import { StatePill } from '../theme/state-pill.tsx';

/** Whether a menu is valid today, later, or not any more. */
export function MenuState({
  menu: { validFrom, validTo },
}: {
  readonly menu: Pick<MenuDraft, 'validFrom' | 'validTo'>;
}) {
  const today = toLocalDate(useNow());
  if (validTo < today) return <StatePill>Archiv</StatePill>;
  if (validFrom > today) return <StatePill>später</StatePill>;
  return <StatePill tone="good">gültig</StatePill>;
}
