import { ACTIONS_OF_EVERY_KEY, API_SCOPES, API_SCOPE_LABELS, SCOPE_ACTIONS } from '@ofenpost/core/api-key/api-scope';
import type { Action } from '@ofenpost/core/role/permission';
import { describe, expect, it } from 'vitest';
import { ROUTES } from './routes.ts';

const routesOf = (actions: readonly Action[]) => ROUTES.filter(({ action }) => actions.includes(action));
const listOf = (actions: readonly Action[]): string =>
  routesOf(actions)
    .map(({ method, path }) => `- \`${method} ${path}\``)
    .join('\n');

const page = `# Scopes of API keys

Which routes under \`/api\` a key opens, from the one table in \`packages/core/src/api-key/api-scope.ts\`; each needs one scope. All other routes are closed to every key. A call without the scope is answered 403, a key that is not valid 401. This page is written by a test; after a change of the table or the contract run \`npx -y pnpm@12 vitest run packages/contract/src/api-scopes -u\`.

## Every key

${listOf(ACTIONS_OF_EVERY_KEY)}

${API_SCOPES.map((scope) => `## ${scope}\n\n${API_SCOPE_LABELS[scope]}.\n\n${listOf(SCOPE_ACTIONS[scope])}`).join('\n\n')}
`;

describe('the scopes of API keys', () => {
  it.each(API_SCOPES)('%s opens routes of the contract for each of its actions', (scope) => {
    for (const action of SCOPE_ACTIONS[scope]) expect([action, routesOf([action]).length > 0]).toEqual([action, true]);
  });

  it('opens no route about roles, sign-in, codes of gift cards, VAT, closing or keys', () => {
    const open = routesOf([...ACTIONS_OF_EVERY_KEY, ...Object.values(SCOPE_ACTIONS).flat()]).map(({ name }) => name);
    const closed =
      /^(account|accountDesk|secondFactor|device|sitting|apiKey|giftCard|giftCardDesk|audit)\.|\.vatRates\.|close|reverse|refund|moveCash/i;
    expect(open.filter((name) => closed.test(name))).toEqual([]);
  });

  it('are listed in docs/api-scopes.md', async () => {
    await expect(page).toMatchFileSnapshot('../../../docs/api-scopes.md');
  });
});
