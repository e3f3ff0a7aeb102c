import type { MenuDraft } from '@ofenpost/core/menu/menu-draft';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { useNow } from '../app/app-state.ts';
import { StateBadge } from '../theme/state-badge.tsx';

/** Shows whether a menu is valid today, later, or no longer. */
export function MenuState({
  menu: { validFrom, validTo },
}: {
  readonly menu: Pick<MenuDraft, 'validFrom' | 'validTo'>;
}) {
  const today = toLocalDate(useNow());
  if (validTo < today) return <StateBadge>Archiv</StateBadge>;
  if (validFrom > today) return <StateBadge>später</StateBadge>;
  return <StateBadge tone="good">gültig</StateBadge>;
}
