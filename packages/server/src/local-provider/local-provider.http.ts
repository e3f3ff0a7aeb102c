import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { Provider } from 'oidc-provider';
import type { Configuration } from '../configuration/configuration.ts';
import { type AppEnvironment, type HttpModule, readForm } from '../http/app.ts';
import { CHOICE_PAGE_STYLE, choicePage } from './choice-page.ts';
import { DEMO_PEOPLE, CHOICE_PATH, LOCAL_PROVIDER_PATH } from './demo-people.ts';

type Options = Pick<Configuration, 'environment' | 'publicUrl'> & { readonly authSecret: string };
type ProviderContext = Context<AppEnvironment>;

const CANCELLED = { error: 'access_denied', error_description: 'cancelled' };

/** The pending sign-in of this browser; null when it has expired. */
const findInteraction = async (provider: Provider, { env }: ProviderContext) =>
  provider.interactionDetails(env.incoming, env.outgoing).catch(() => null);

async function showChoice(provider: Provider, context: ProviderContext): Promise<Response> {
  const isOpen = (await findInteraction(provider, context)) !== null;
  const page = choicePage({ people: isOpen ? DEMO_PEOPLE : [] });
  context.set('inline', { scripts: [], styles: [CHOICE_PAGE_STYLE] });
  return context.html(page, isOpen ? 200 : 400, { 'cache-control': 'no-store' });
}

async function takeChoice(provider: Provider, context: ProviderContext): Promise<Response> {
  if ((await findInteraction(provider, context)) === null) return showChoice(provider, context);
  const { person } = await readForm(context);
  const chosen = DEMO_PEOPLE.find(({ id }) => id === person);
  const result = chosen === undefined ? CANCELLED : { login: { accountId: chosen.id, remember: false } };
  const { incoming, outgoing } = context.env;
  const next = await provider.interactionResult(incoming, outgoing, result, { mergeWithLastSubmission: false });
  return context.redirect(next, 303);
}

/** A cookie of the provider's own session, in the form of the header. */
const SESSION_COOKIE = /(?:^|;\s*)_session(?:\.[\w.]+)?=[^;]*/g;

/**
 * The protocol is answered on Node's own objects; `originalUrl` tells where it is mounted, as in Connect. The
 * provider's session cookie is removed: otherwise a person who signs out of the app could not sign in as another one.
 */
async function answerProtocol(provider: Provider, { env: { incoming, outgoing } }: ProviderContext): Promise<Response> {
  const { url = '/', headers } = incoming;
  if (headers.cookie !== undefined) headers.cookie = headers.cookie.replaceAll(SESSION_COOKIE, '');
  Object.assign(incoming, { originalUrl: url, url: url.slice(LOCAL_PROVIDER_PATH.length) });
  await provider.callback()(incoming, outgoing);
  return RESPONSE_ALREADY_SENT.clone();
}

/** Sign-in on a fresh machine: an OpenID provider under `/oidc` with demo people. Throws in production. */
export function localProviderPart({ environment, publicUrl, authSecret }: Options): HttpModule {
  if (environment === 'production') throw new Error('The local provider must not run in production.');
  let provider: Promise<Provider> | null = null;

  // Loaded at the first sign-in, because it takes a while.
  const load = async (): Promise<Provider> => {
    const { createLocalProvider } = await import('./local-provider.ts');
    return createLocalProvider({ publicUrl, authSecret });
  };
  const withProvider =
    (answer: (provider: Provider, context: ProviderContext) => Promise<Response>) =>
    async (context: ProviderContext): Promise<Response> =>
      answer(await (provider ??= load()), context);

  return (app) => {
    app.get(`${CHOICE_PATH}/:uid`, withProvider(showChoice));
    app.post(`${CHOICE_PATH}/:uid`, withProvider(takeChoice));
    app.all(`${LOCAL_PROVIDER_PATH}/*`, withProvider(answerProtocol));
  };
}
