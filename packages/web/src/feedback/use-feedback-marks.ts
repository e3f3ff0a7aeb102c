import type { FeedbackRow } from '@ofenpost/core/feedback/feedback-list';
import { useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';

/** Marks entries as answered and undoes mistakes; `onMarked` then reloads the list, which others may have changed. */
export function useFeedbackMarks(onMarked: () => void) {
  const { ports, actors } = useApp();
  const [marking, setMarking] = useState<readonly string[]>([]);
  const mark = ({ id, answered }: FeedbackRow): void => {
    if (marking.includes(id)) return;
    setMarking((ids) => [...ids, id]);
    const { answer, reopen } = ports.feedbackAdmin;
    (answered === null ? answer(id) : reopen(id))
      .then(onMarked)
      .catch((error: unknown) => showErrorToast(actors, error))
      .finally(() => setMarking((ids) => ids.filter((each) => each !== id)));
  };
  return { mark, isMarking: (id: string) => marking.includes(id) };
}
