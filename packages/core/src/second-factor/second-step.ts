/** The URL parameter of the sign-in page for a person who has yet to enter a code. */
export const SECOND_STEP = {
  requested: 'second_factor',
  incomplete: 'second_factor_incomplete',
  wrong: 'second_factor_wrong',
  blocked: 'second_factor_blocked',
} as const;

const MESSAGES: ReadonlyMap<string | null, string | null> = new Map([
  [SECOND_STEP.requested, null],
  [
    SECOND_STEP.incomplete,
    'Da stimmt etwas nicht: In der App hat der Code sechs Ziffern, ein Notfallcode hat 24 Zeichen.',
  ],
  [
    SECOND_STEP.wrong,
    'Dieser Code stimmt nicht, oder er wurde schon gebraucht. Nimm den nächsten aus der App oder einen anderen Notfallcode.',
  ],
  [
    SECOND_STEP.blocked,
    'Das waren zu viele falsche Codes. Versuch es in einer Viertelstunde oder später nochmals, oder nimm einen Notfallcode.',
  ],
]);

/** The message beside the field for the code, `message` null when there is none yet. Null when no code is required. */
export function secondStepOf(code: string | null): { readonly message: string | null } | null {
  const message = MESSAGES.get(code);
  return message === undefined ? null : { message };
}
