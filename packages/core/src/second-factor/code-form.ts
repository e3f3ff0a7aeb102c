import { createEditorActors, createEditorMachine } from '../editor/editor.machine.ts';
import { type Result, err, ok } from '../result/result.ts';
import {
  BLANK_CODE,
  type EnteredCode,
  enteredCode,
  type SecondFactorError,
  secondFactorMessage,
} from './second-factor.ts';

/** The form that asks for a code before an action. Saving performs `work`. */
export const createCodeForm = (work: (code: string) => Promise<Result<unknown, SecondFactorError>>) =>
  createEditorMachine({ schema: enteredCode, blank: BLANK_CODE }).provide({
    actors: createEditorActors<EnteredCode>({
      load: async () => BLANK_CODE,
      save: async ({ value }) => {
        const done = await work(value.code);
        return done.ok ? ok(value) : err({ code: 'refused', message: secondFactorMessage(done.error) });
      },
    }),
  });
