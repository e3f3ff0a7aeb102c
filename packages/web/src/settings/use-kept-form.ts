import type { Versioned } from '@ofenpost/core/editor/versioned';
import { type EditedDraft, draftOf } from '@ofenpost/core/editor/versioned-editor';
import { forgetForm, keepForm, readForm } from '@ofenpost/core/settings/kept-form';
import type { SettingsDrafts, SettingsSection } from '@ofenpost/core/settings/settings-section';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { useAccount } from '../app/app-state.ts';

/** Whose form it is: a session that ends makes nobody else its owner. */
function useOwner<S extends SettingsSection>(section: S) {
  const account = useAccount();
  const [accountId] = useState(account.id ?? '');
  return { section, accountId };
}

/** Brings back what was entered and not saved when the page was here last; null otherwise. Asked once. */
export function useRestoredForm<S extends SettingsSection>(
  section: S,
  onFound: (kept: NonNullable<ReturnType<typeof readForm<S>>>) => void,
): void {
  const { ports } = useApp();
  const owner = useOwner(section);
  const look = useEffectEvent(() => {
    const kept = readForm(ports.keyValue, owner, ports.clock.now());
    if (kept !== null) onFound(kept);
  });
  useEffect(() => look(), []);
}

type Entered<S extends SettingsSection> = Record<'base' | 'value', EditedDraft<SettingsDrafts[S]>> & {
  readonly isChanged: boolean;
};

/** Keeps what is entered on the device until it is saved or let go. */
export function useKeptForm<S extends SettingsSection>(section: S, { base, value, isChanged }: Entered<S>): void {
  const { ports } = useApp();
  const owner = useOwner(section);
  const wasChanged = useRef(false);
  const follow = useEffectEvent((entered: EditedDraft<SettingsDrafts[S]>, isUnsaved: boolean) => {
    const loaded: Versioned<SettingsDrafts[S]> = { version: base.version, value: draftOf(base) };
    if (isUnsaved) keepForm(ports.keyValue, owner, { at: ports.clock.now(), loaded, value: entered });
    else if (wasChanged.current) forgetForm(ports.keyValue, owner);
    wasChanged.current = isUnsaved;
  });
  useEffect(() => follow(value, isChanged), [value, isChanged]);
}
