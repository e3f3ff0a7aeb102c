import { randomUUID } from 'node:crypto';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { expectedCash } from '@ofenpost/core/accounting/cash';
import { seenOf } from '@ofenpost/core/accounting/close-day';
import { ROLES_ID } from '@ofenpost/core/role/role';
import { endSelling } from '@ofenpost/testing/contract-suites/accounting.suite';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createBrowser, demoPerson, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

const DAY = '2026-11-20';
/** In Rappen, of the settings. */
const LIMIT = 10_000;
const TEAM = ['Mitarbeiter', 'Kurierin', 'Kundin'];

const move = fc.record({
  by: fc.nat(TEAM.length - 1),
  kind: fc.constantFrom('in', 'out', 'issued', 'corrected'),
  amount: fc.integer({ min: 200, max: 900 }).map((coins) => coins * 5),
});
type Move = { readonly by: number; readonly kind: string; readonly amount: number };

async function openEvening() {
  const database = await createTestDatabase();
  const server = await startTestServer(database.url);
  const portsOf = async (title: string) => {
    const browser = createBrowser(server.url);
    await signIn(browser, title);
    return createServerRenderingPorts({ apiClient: createApiClient(server.url, browser.fetch), now: TEST_NOW });
  };
  await database.query(`update accounts set roles_id = ${ROLES_ID.staff} where roles_id < ${ROLES_ID.staff}`);
  return {
    management: await portsOf('Geschäftsleitung'),
    team: await Promise.all(TEAM.map(portsOf)),
    close: async () => {
      await server.close();
      await database.drop();
    },
  };
}
type Ports = Awaited<ReturnType<typeof openEvening>>['management'];

const issue = ({ giftCardAdmin }: Ports, paidWith: 'cash' | 'card', amount: number) =>
  giftCardAdmin.issue(randomUUID(), { amount, buyer: 'Anna Muster', greeting: '', email: null, paidWith });

/** Moves money in one of the ways; the code of the refusal, or null. */
async function take(ports: Ports, { kind, amount }: Move): Promise<string | null> {
  const reason = 'Zum Probieren';
  if (kind === 'in' || kind === 'out') {
    const moved = await ports.accounting.moveCash(DAY, randomUUID(), { way: kind, amount, reason });
    return moved.ok ? null : moved.error.code;
  }
  if (kind === 'issued') {
    const issued = await issue(ports, 'card', amount);
    return issued.ok ? null : issued.error.code;
  }
  // Sold in cash, which counts for nothing, and corrected upwards.
  const sold = await issue(ports, 'cash', 5000);
  if (!sold.ok) return sold.error.code;
  const draft = { kind: 'adjusted' as const, amount, reason, seenBalance: 5000 };
  const corrected = await ports.giftCardAdmin.adjust(sold.value.code, draft);
  return corrected.ok ? null : corrected.error.code;
}

it('lets each of three people move up to the limit and no more, and the close names what each of them moved', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 12, maxLength: 24 }), async (moves) => {
      const { management, team, close } = await openEvening();
      try {
        await take(management, { by: 0, kind: 'in', amount: 90_000 });
        // All at once, as on an evening on which three devices are in hands.
        const answers = await Promise.all(
          moves.map(async (each) => ({ ...each, refusal: await take(team[each.by] as Ports, each) })),
        );
        expect(answers.filter(({ refusal }) => refusal !== null && refusal !== 'aboveLimit')).toEqual([]);
        const movedBy = TEAM.map((_, by) =>
          answers
            .filter((each) => each.by === by && each.refusal === null)
            .reduce((sum, { amount }) => sum + amount, 0),
        );
        for (const moved of movedBy) expect(moved).toBeLessThanOrEqual(LIMIT);
        // What was refused would have been too much.
        for (const { by, amount } of answers.filter(({ refusal }) => refusal !== null))
          expect((movedBy[by] ?? 0) + amount).toBeGreaterThan(LIMIT);

        await endSelling(management);
        const { figures, openingSuggested } = await management.accounting.loadDay(DAY);
        const sum = expectedCash(openingSuggested, figures);
        const counted = await management.accounting.countCash(DAY, 0, {
          opening: openingSuggested,
          counted: { by: 'sum', sum },
        });
        if (!counted.ok) throw new Error(counted.error.code);
        const closed = await management.accounting.closeDay(DAY, seenOf(counted.value));
        if (!closed.ok) throw new Error(closed.error.code);
        const lines = closed.value.close?.byHand ?? [];
        const namedBy = TEAM.map((title) => {
          const { firstname, lastname } = demoPerson(title);
          const own = lines.filter(({ name }) => name === `${firstname} ${lastname}`);
          return own.reduce((total, { amount }) => total + Math.abs(amount), 0);
        });
        expect(namedBy).toEqual(movedBy);
      } finally {
        await close();
      }
    }),
    // Each evening has a server and a database of its own.
    { numRuns: 4, endOnFailure: true },
  );
}, 120_000);
