import type { ToastMessage } from './toast-message.ts';

export type Toast = ToastMessage & { readonly id: number };

/** More would cover the page; the oldest gives way. */
const TOASTS_MAX = 3;

const saysTheSame = (a: ToastMessage, b: ToastMessage): boolean =>
  a.kind === b.kind && a.title === b.title && a.detail === b.detail;

/** The toasts with a new one behind them, in whose favour an older one that says the same goes; at most three. */
export const withToast = (toasts: readonly Toast[], toast: Toast): readonly Toast[] =>
  [...toasts.filter((shown) => !saysTheSame(shown, toast)), toast].slice(-TOASTS_MAX);
