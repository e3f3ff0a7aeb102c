import {
  REPLAY_ON_ERROR_SAMPLE_RATE,
  REPLAY_SAMPLE_RATE,
  TRACE_SAMPLE_RATE,
} from '@ofenpost/core/error-reporting/sampling';
import {
  type BrowserOptions,
  browserTracingIntegration,
  captureException,
  feedbackIntegration,
  init,
  makeFetchTransport,
  replayIntegration,
  setUser,
  startBrowserTracingNavigationSpan,
} from '@sentry/react';
import type { SentryClient } from './sentry-error-reporting.ts';
import { withoutSecrets } from './without-secrets.ts';

/** The port hears of what nobody has handled; it would be told twice. */
const REPORTED_BY_PORT = new Set(['GlobalHandlers', 'BrowserApiErrors']);

/** Whatever is sent, no address in it tells more than others may learn. */
const makeTransport: NonNullable<BrowserOptions['transport']> = (options) => {
  const transport = makeFetchTransport(options);
  return { ...transport, send: (envelope) => transport.send(withoutSecrets(envelope)) };
};

/** The button at the edge of the page by which staff send a message along. */
const createFeedback = (nonce: string | undefined) =>
  feedbackIntegration({
    autoInject: false,
    colorScheme: 'system',
    showBranding: false,
    enableScreenshot: false,
    useSentryUser: { name: 'username', email: 'email' },
    ...(nonce === undefined ? {} : { styleNonce: nonce, scriptNonce: nonce }),
    triggerLabel: 'Fehler melden',
    triggerAriaLabel: 'Fehler melden',
    formTitle: 'Etwas klemmt?',
    submitButtonLabel: 'Senden',
    cancelButtonLabel: 'Abbrechen',
    confirmButtonLabel: 'Gut',
    nameLabel: 'Name',
    namePlaceholder: '',
    emailLabel: 'E-Mail',
    emailPlaceholder: '',
    messageLabel: 'Was ist passiert?',
    messagePlaceholder: 'Was hast du getan, und was ist dann geschehen?',
    isRequiredLabel: '(erforderlich)',
    successMessageText: 'Danke, wir schauen es an.',
    errorTitle: 'Das hat nicht geklappt.',
    errorEmptyMessageText: 'Bitte schreib uns, was passiert ist.',
    errorNoClientText: 'Das konnten wir nicht senden.',
    errorTimeoutText: 'Das konnten wir nicht senden. Bitte versuch es später nochmals.',
    errorForbiddenText: 'Das konnten wir nicht senden. Vielleicht blockiert es dein Browser.',
    errorGenericText: 'Das konnten wir nicht senden. Bitte versuch es später nochmals.',
  });

/** Beside the work, as a dialog that opens by itself would take the tap that accepts an order. */
const OFFER = {
  triggerLabel: 'Da ging etwas schief: melden?',
  triggerAriaLabel: 'Da ging etwas schief: melden?',
  formTitle: 'Was ging schief?',
} as const;

/** When somebody clicked or pressed a key last. Before Sentry was there nobody looked: they may have done so just now. */
function watchInteractions(): () => number {
  let last = performance.now();
  const store = () => {
    last = performance.now();
  };
  for (const type of ['click', 'keydown']) addEventListener(type, store, { capture: true, passive: true });
  return () => last;
}

/**
 * Sentry as this app uses it. Recordings of the screen show neither texts nor pictures nor what is typed; nothing is kept
 * in the browser for longer than the page, but for the recording's own number.
 */
export function startSentry({
  dsn,
  nonce,
}: {
  readonly dsn: string;
  readonly nonce: string | undefined;
}): SentryClient {
  const feedback = createFeedback(nonce);
  const client = init({
    dsn,
    environment: 'production',
    tracesSampleRate: TRACE_SAMPLE_RATE,
    replaysSessionSampleRate: REPLAY_SAMPLE_RATE,
    replaysOnErrorSampleRate: REPLAY_ON_ERROR_SAMPLE_RATE,
    tracePropagationTargets: [],
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    transport: makeTransport,
    integrations: (defaults) => [
      ...defaults.filter(({ name }) => !REPORTED_BY_PORT.has(name)),
      // A previous trace is linked for at most 3600 seconds: that is Sentry's own limit.
      browserTracingIntegration({ instrumentNavigation: false, linkPreviousTrace: 'in-memory' }),
      // Uncompressed, so that secrets can be taken out and no worker is needed.
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        useCompression: false,
        stickySession: false,
      }),
      feedback,
    ],
  });
  const lastInteraction = watchInteractions();
  let widget: ReturnType<typeof feedback.createWidget> | null = null;
  return {
    captureUnhandled: (error) => void captureException(error, { mechanism: { type: 'generic', handled: false } }),
    setReporter: (reporter) =>
      setUser(reporter === null ? null : { username: reporter.fullName, email: reporter.email }),
    showFeedbackWidget: () => {
      widget ??= feedback.createWidget();
    },
    hideFeedbackWidget: () => {
      widget?.removeFromDom();
      widget = null;
    },
    offerFeedback: () => {
      widget?.removeFromDom();
      widget = feedback.createWidget(OFFER);
    },
    startNavigation: ({ path, isRedirect }) => {
      if (client === undefined) return;
      const url = `${location.origin}${path}`;
      startBrowserTracingNavigationSpan(client, { name: path }, { url, isRedirect });
    },
    now: () => performance.now(),
    lastInteraction,
  };
}
