export type ToastMessage = {
  readonly kind: 'info' | 'success' | 'error';
  readonly title: string;
  /** May be empty. */
  readonly detail: string;
};

/** In milliseconds. Source: specification, sections 8 and 9. */
export const TOAST_MILLISECONDS = 3_000;
export const ERROR_TOAST_MILLISECONDS = 10_000;

/** How long a toast stays, in milliseconds. */
export const toastMilliseconds = ({ kind }: Pick<ToastMessage, 'kind'>): number =>
  kind === 'error' ? ERROR_TOAST_MILLISECONDS : TOAST_MILLISECONDS;
