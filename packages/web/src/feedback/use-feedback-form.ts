import { selectFieldErrors, selectValue } from '@ofenpost/core/editor/editor.machine';
import { isSame } from '@ofenpost/core/editor/is-same';
import { editedDraftOf } from '@ofenpost/core/editor/versioned-editor';
import { BLANK_FEEDBACK, type FeedbackDraft } from '@ofenpost/core/feedback/feedback-draft';
import { FEEDBACK_FORM, createFeedbackForm } from '@ofenpost/core/feedback/feedback-form';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { useFormDraft } from '../editor/use-form-draft.ts';

const BLANK = editedDraftOf({ version: 0, value: BLANK_FEEDBACK });

type Options = {
  /** The unsent input of the last visit. */
  readonly entered: FeedbackDraft;
  readonly onSent: () => void;
};

/** Joins the feedback form to the toasts; the input is stored on the device until it is sent. */
export function useFeedbackForm({ entered, onSent }: Options) {
  const { ports, actors } = useApp();
  const [machine] = useState(() => createFeedbackForm(ports));
  const actor = useActorRef(machine, { input: { initial: BLANK_FEEDBACK, needsChange: false, entered } });
  const value = useSelector(actor, selectValue);
  const [isSent, setSent] = useState(false);
  const form = useMemo(() => ({ base: BLANK, value: editedDraftOf({ version: 0, value }) }), [value]);
  useFormDraft<FeedbackDraft>(FEEDBACK_FORM.form, { ...form, isChanged: !isSent && !isSame(value, BLANK_FEEDBACK) });
  const reportSent = useEffectEvent(onSent);
  // The callback waits until the stored input has been deleted.
  useEffect(() => {
    if (isSent) reportSent();
  }, [isSent]);
  useEffect(() => {
    const sent = actor.on('saved', () => setSent(true));
    const failed = actor.on('save.failed', ({ error }) => showErrorToast(actors, error));
    return () => {
      sent.unsubscribe();
      failed.unsubscribe();
    };
  }, [actor, actors]);
  return {
    value,
    errors: useSelector(actor, selectFieldErrors),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    edit: (change: Partial<FeedbackDraft>) => actor.send({ type: 'value.edited', change }),
    /** The errors are rendered when it returns. */
    submit: () => flushSync(() => actor.send({ type: 'form.submitted' })),
  };
}
