import type { Menu } from '@ofenpost/core/menu/menu';
import { useState } from 'react';
import { onDemand } from '../ui/on-demand.tsx';
import styles from './menu-declaration.module.css';

const declared = onDemand(() => import('../declaration/declared-menu.tsx').then((module) => module.DeclaredMenu));

/** A fold that loads what the courses declare when it is opened. */
export function MenuDeclaration({ menu }: { readonly menu: Menu }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Allergene und Herkunft</summary>
      {isOpen && <declared.Component menu={menu} />}
    </details>
  );
}
