import type { AboveLimit } from '@ofenpost/core/permission/staff-limit';

type Refusal = { readonly code: string };
type Errors<E> = {
  readonly REFUSED: (refusal: { readonly data: E }) => Error;
  readonly ABOVE_LIMIT: (refusal: { readonly data: AboveLimit }) => Error;
};

const isAboveLimit = (error: Refusal): error is AboveLimit => error.code === 'aboveLimit';

/** The error of a route with which staff move money: `ABOVE_LIMIT` or the refusal. */
export const limitedRefusal = <E extends Refusal>(errors: Errors<E>, error: E): Error =>
  isAboveLimit(error) ? errors.ABOVE_LIMIT({ data: error }) : errors.REFUSED({ data: error });
