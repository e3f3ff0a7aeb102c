/** The outcome of an operation whose refusals are part of the domain. Only the unexpected is thrown. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** The outcome of what was done. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
/** The outcome of what was refused, with the reason. */
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });
