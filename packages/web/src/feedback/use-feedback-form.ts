import { BLANK_FEEDBACK } from '@ofenpost/core/feedback/feedback-draft';
import { createFeedbackForm } from '@ofenpost/core/feedback/feedback-form';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { tellFailure } from '../app/tell-failure.ts';

/** The form of a feedback, joined to the toasts. */
export function useFeedbackForm() {
  const { ports, actors } = useApp();
  const [machine] = useState(() => createFeedbackForm(ports));
  const actor = useActorRef(machine, { input: { initial: BLANK_FEEDBACK, needsChange: false } });
  useEffect(() => {
    const failed = actor.on('save.failed', ({ error }) => tellFailure(actors, error));
    return () => failed.unsubscribe();
  }, [actor, actors]);
  return actor;
}

export type FeedbackActor = ReturnType<typeof useFeedbackForm>;
