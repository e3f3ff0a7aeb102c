import {
  REPLAY_ON_ERROR_SAMPLE_RATE,
  REPLAY_SAMPLE_RATE,
  TRACE_SAMPLE_RATE,
} from '@ofenpost/core/error-reporting/error-report';
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

/**
 * The query string of an address in any text: there an order's link has its secret, and a form what somebody typed. It
 * is written plainly, or percent-encoded (`%3F`) inside another address.
 */
const QUERY_STRING = /((?:https?:\/\/|\/|%2F)[^\s"'?#\\]*?)(?:\?|%3F)[^\s"'#\\<>)]*/gi;

const fromText = (text: string): string => text.replace(QUERY_STRING, '$1');

/** The same value, with the query strings removed from every address in its texts. */
export function withoutSecrets<T>(value: T): T {
  if (typeof value === 'string') return fromText(value) as T & string;
  if (Array.isArray(value)) return value.map(withoutSecrets) as T & unknown[];
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [name, withoutSecrets(inner)]),
  ) as T;
}

/** The error-reporting port receives unhandled errors already; with these integrations they would be sent twice. */
const REPORTED_BY_PORT = new Set(['GlobalHandlers', 'BrowserApiErrors']);

/** Removes secrets from every address in an envelope before it is sent. */
const makeTransport: NonNullable<BrowserOptions['transport']> = (options) => {
  const transport = makeFetchTransport(options);
  return { ...transport, send: (envelope) => transport.send(withoutSecrets(envelope)) };
};

/** The button at the edge of the page with which staff send a report. */
const createFeedback = () =>
  feedbackIntegration({
    autoInject: false,
    colorScheme: 'system',
    showBranding: false,
    enableScreenshot: false,
    useSentryUser: { name: 'username', email: 'email' },
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

/**
 * The labels after an error. It stays a button: a dialog that opens by itself could take the click that accepts an
 * order.
 */
const OFFER = {
  triggerLabel: 'Da ging etwas schief: melden?',
  triggerAriaLabel: 'Da ging etwas schief: melden?',
  formTitle: 'Was ging schief?',
} as const;

/**
 * Answers when the last click or key press happened. There may have been one just before Sentry loaded, so it starts at
 * now.
 */
function watchInteractions(): () => number {
  let last = performance.now();
  const store = () => {
    last = performance.now();
  };
  for (const type of ['click', 'keydown']) addEventListener(type, store, { capture: true, passive: true });
  return () => last;
}

/**
 * Starts Sentry as this app uses it. Replays show neither texts nor pictures nor what is typed. Nothing is stored in
 * the browser for longer than the page lives, except the replay's own number.
 */
export function startSentry(dsn: string): SentryClient {
  const feedback = createFeedback();
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
      // In memory, so that nothing is stored. Sentry links a previous trace for at most 3600 seconds.
      browserTracingIntegration({ instrumentNavigation: false, linkPreviousTrace: 'in-memory' }),
      // Uncompressed, so that secrets can be removed and no worker is needed.
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
