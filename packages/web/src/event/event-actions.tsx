import { isShown } from '@ofenpost/core/event/coming-events';
import { EVENT_DESK_MESSAGES } from '@ofenpost/core/event/event-desk-error';
import { type EventDraft, copyOfEvent } from '@ofenpost/core/event/event-draft';
import { NEW_EVENT_VERSION } from '@ofenpost/core/event/keep-event';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { deskLink } from '../app/paths.ts';
import { tellFailure } from '../app/tell-failure.ts';
import { RemovalQuestion } from '../editor/removal-question.tsx';
import controls from '../theme/controls.module.css';

type Props = { readonly id: string; readonly event: EventDraft };

/** What can be done with an event besides changing it. */
export function EventActions({ id, event }: Props) {
  const { ports, actors } = useApp();
  const navigate = useNavigate();
  const [state, setState] = useState<'ready' | 'asking' | 'busy'>('ready');
  // Of one copy, however often it is asked for.
  const [copyId] = useState(() => ports.idempotencyKey.create());
  const tell = (title: string, detail = '') =>
    actors.toast.send({ type: 'toast.shown', message: { kind: 'success', title, detail } });
  const refuse = (detail: string) =>
    actors.toast.send({ type: 'toast.shown', message: { kind: 'error', title: 'Fehler', detail } });
  const act = (work: () => Promise<void>) => {
    if (state === 'busy') return;
    setState('busy');
    work()
      .catch((error: unknown) => tellFailure(actors, error))
      .finally(() => setState('ready'));
  };
  const copy = () =>
    act(async () => {
      const value = copyOfEvent(event, ports.clock.now());
      const saved = await ports.eventDesk.save(copyId, { version: NEW_EVENT_VERSION, value });
      if (saved.ok) tell('Kopie angelegt', 'Sie ist ein Entwurf. Schau, ob das Datum stimmt.');
      // It was made before, and changed since.
      await navigate(deskLink(`events/${copyId}`));
    });
  const remove = () =>
    act(async () => {
      const removed = await ports.eventDesk.remove(id);
      if (!removed.ok && removed.error.code === 'eventShown') return refuse(EVENT_DESK_MESSAGES.eventShown);
      tell('Event gelöscht', event.title);
      await navigate({ ...deskLink('events'), replace: true });
    });
  const ask = () => (isShown(event, ports.clock.now()) ? refuse(EVENT_DESK_MESSAGES.eventShown) : setState('asking'));
  return (
    <>
      <button type="button" className={controls.secondary} aria-disabled={state === 'busy'} onClick={copy}>
        Duplizieren
      </button>
      <button type="button" className={controls.secondary} onClick={ask}>
        Löschen …
      </button>
      <RemovalQuestion
        title="Event löschen?"
        isOpen={state === 'asking'}
        isBusy={state === 'busy'}
        onConfirmed={remove}
        onClosed={() => setState((current) => (current === 'asking' ? 'ready' : current))}
      >
        <p>«{event.title}» ist danach für alle weg. Wer ihn gelöscht hat, bleibt im Protokoll.</p>
      </RemovalQuestion>
    </>
  );
}
