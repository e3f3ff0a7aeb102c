import type { Versioned } from '@ofenpost/core/editor/versioned';
import { daysText, menuAdminMessage } from '@ofenpost/core/menu/menu-admin-error';
import type { MenuDraft } from '@ofenpost/core/menu/menu-draft';
import type { MenuUses } from '@ofenpost/core/menu/menu-uses';
import { archivedMenu, isArchived } from '@ofenpost/core/menu/save-menu';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { adminLink } from '../app/paths.ts';
import { useWork } from '../app/use-work.ts';
import { RemovalQuestion } from '../editor/removal-question.tsx';
import controls from '../theme/controls.module.css';

const cartsText = (carts: number): string => (carts === 1 ? '1 Warenkorb' : `${carts} Warenkörben`);

/** Names the days and carts that still contain the menu. */
function namedText({ days, carts }: MenuUses, today: string): string {
  const coming = days.filter((date) => date >= today);
  return [
    coming.length > 0 ? `Im Wochenmenü steht es noch am ${daysText(coming)}: Gäste sehen es dort nicht mehr.` : '',
    carts > 0 ? `In ${cartsText(carts)} ist es nicht mehr erhältlich.` : '',
  ]
    .join(' ')
    .trim();
}

type Props = { readonly id: string; readonly menu: Versioned<MenuDraft>; readonly uses: MenuUses };

/** Offers further actions on a menu. */
export function MenuActions({ id, menu: { version, value }, uses }: Props) {
  const { ports, actors } = useApp();
  const navigate = useNavigate();
  const router = useRouter();
  const { isBusy, start } = useWork();
  const [isAsking, setAsking] = useState(false);
  const showToast = (kind: 'success' | 'error', title: string, detail: string) =>
    actors.toast.send({ type: 'toast.shown', message: { kind, title, detail } });
  const archive = () =>
    start(async () => {
      const today = toLocalDate(ports.clock.now());
      const saved = await ports.menuAdmin.save(id, { version, value: archivedMenu(value, today) });
      if (saved.ok) showToast('success', 'Menü archiviert', namedText(uses, today));
      else
        showToast(
          'error',
          'Nicht archiviert',
          'Jemand hat das Menü inzwischen geändert. Schau es an und versuch es nochmals.',
        );
      await router.invalidate();
    });
  const remove = () =>
    start(async () => {
      setAsking(false);
      const removed = await ports.menuAdmin.remove(id);
      if (!removed.ok && removed.error.code === 'menuPlanned')
        return showToast('error', 'Nicht gelöscht', menuAdminMessage(removed.error));
      showToast('success', 'Menü gelöscht', value.name);
      await navigate({ ...adminLink('menu'), replace: true });
    });
  const ask = () =>
    uses.days.length > 0
      ? showToast('error', 'Nicht gelöscht', menuAdminMessage({ code: 'menuPlanned', days: uses.days }))
      : setAsking(true);
  return (
    <>
      <Link {...adminLink(`menu/${id}/copy`)} className={controls.secondary}>
        Duplizieren
      </Link>
      {!isArchived(value, toLocalDate(ports.clock.now())) && (
        <button type="button" className={controls.secondary} aria-disabled={isBusy} onClick={archive}>
          Archivieren
        </button>
      )}
      <button type="button" className={controls.secondary} onClick={ask}>
        Löschen …
      </button>
      <RemovalQuestion title="Menü löschen?" isOpen={isAsking} onConfirmed={remove} onClosed={() => setAsking(false)}>
        <p>
          «{value.name}» ist danach für alle weg{uses.carts > 0 && <>, auch aus {cartsText(uses.carts)}</>}.
          Bestellungen bleiben, wie sie sind.
        </p>
      </RemovalQuestion>
    </>
  );
}
