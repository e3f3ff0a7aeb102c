/** The outcome of an operation whose refusals are part of the domain. Only unexpected errors are thrown. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** The outcome of a successful operation. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
/** The outcome of a refused operation, with the reason. */
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });
