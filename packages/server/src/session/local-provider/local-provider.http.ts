import type { AppPart } from '../../http/app.ts';

type Options = { readonly environment: 'development' | 'testing' | 'production'; readonly publicUrl: string; readonly authSecret: string };

/** A real OpenID provider for demo people, under `/oidc`. Throws in production. */
export const localProviderPart =
  (_options: Options): AppPart =>
  () => {
    throw new Error('being written');
  };
