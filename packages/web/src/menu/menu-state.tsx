import type { MenuDraft } from '@ofenpost/core/menu/menu-draft';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { useNow } from '../app/app-state.ts';
import styles from './menu-desk.module.css';

/** Whether a menu is valid today, later, or not any more. */
export function MenuState({
  menu: { validFrom, validTo },
}: {
  readonly menu: Pick<MenuDraft, 'validFrom' | 'validTo'>;
}) {
  const today = toLocalDate(useNow());
  if (validTo < today) return <span className={styles.state}>Archiv</span>;
  if (validFrom > today) return <span className={styles.state}>später</span>;
  return <span className={`${styles.state} ${styles.now}`}>gültig</span>;
}
