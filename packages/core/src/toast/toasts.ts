import type { ToastMessage } from './toast-message.ts';

export type Toast = ToastMessage & { readonly id: number };

/** More would cover the page, so the oldest is removed. */
const TOASTS_MAX = 3;

const saysTheSame = (a: ToastMessage, b: ToastMessage): boolean =>
  a.kind === b.kind && a.title === b.title && a.detail === b.detail;

/** The toasts with a new one at the end, which replaces an older one with the same text; at most three. */
export const withToast = (toasts: readonly Toast[], toast: Toast): readonly Toast[] =>
  [...toasts.filter((shown) => !saysTheSame(shown, toast)), toast].slice(-TOASTS_MAX);
