import { isShown } from '@ofenpost/core/event/coming-events';
import { EVENT_ADMIN_MESSAGES } from '@ofenpost/core/event/event-admin-error';
import { type EventDraft, copyOfEvent } from '@ofenpost/core/event/event-draft';
import { NEW_EVENT_VERSION } from '@ofenpost/core/event/save-event';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { adminLink } from '../app/paths.ts';
import { useWork } from '../app/use-work.ts';
import { RemovalQuestion } from '../editor/removal-question.tsx';
import controls from '../theme/controls.module.css';

type Props = { readonly id: string; readonly event: EventDraft };

/** Offers further actions on an event. */
export function EventActions({ id, event }: Props) {
  const { ports, actors } = useApp();
  const navigate = useNavigate();
  const { isBusy, start } = useWork();
  const [isAsking, setAsking] = useState(false);
  // The id of one copy, however often the button is pressed.
  const [copyId] = useState(() => ports.idempotencyKey.create());
  const showToast = (title: string, detail = '') =>
    actors.toast.send({ type: 'toast.shown', message: { kind: 'success', title, detail } });
  const refuse = (detail: string) =>
    actors.toast.send({ type: 'toast.shown', message: { kind: 'error', title: 'Fehler', detail } });
  const copy = () =>
    start(async () => {
      const value = copyOfEvent(event, ports.clock.now());
      const saved = await ports.eventAdmin.save(copyId, { version: NEW_EVENT_VERSION, value });
      if (saved.ok) showToast('Kopie angelegt', 'Sie ist ein Entwurf. Schau, ob das Datum stimmt.');
      // The copy was created by an earlier attempt and has been changed since.
      await navigate(adminLink(`events/${copyId}`));
    });
  const remove = () =>
    start(async () => {
      setAsking(false);
      const removed = await ports.eventAdmin.remove(id);
      if (!removed.ok && removed.error.code === 'eventShown') return refuse(EVENT_ADMIN_MESSAGES.eventShown);
      showToast('Event gelöscht', event.title);
      await navigate({ ...adminLink('events'), replace: true });
    });
  const ask = () => (isShown(event, ports.clock.now()) ? refuse(EVENT_ADMIN_MESSAGES.eventShown) : setAsking(true));
  return (
    <>
      <button type="button" className={controls.secondary} aria-disabled={isBusy} onClick={copy}>
        Duplizieren
      </button>
      <button type="button" className={controls.secondary} onClick={ask}>
        Löschen …
      </button>
      <RemovalQuestion title="Event löschen?" isOpen={isAsking} onConfirmed={remove} onClosed={() => setAsking(false)}>
        <p>«{event.title}» ist danach für alle weg. Wer ihn gelöscht hat, bleibt im Protokoll.</p>
      </RemovalQuestion>
    </>
  );
}
