import { GUEST } from '@ofenpost/core/account/guest';
import { AUDIT_LIST } from '@ofenpost/core/audit/audit-list';
import type { Ports } from '@ofenpost/core/ports';
import { err, ok } from '@ofenpost/core/result/result';
import { isSecondFactorRequired } from '@ofenpost/core/second-factor/enrolment';
import { openSteps } from '@ofenpost/core/second-factor/one-time-code';
import { NO_SECOND_FACTOR } from '@ofenpost/core/second-factor/second-factor';
import { expect, it } from 'vitest';
import { codeOfStep } from '../in-memory/second-factor.in-memory.ts';
import type { OpenShop } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const valueOf = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
};

/**
 * The code of the app now, or `later` steps of 30 seconds ahead. Each code is accepted once, and both are valid for at
 * least half a minute.
 */
const codeOf = (secret: string, later = 0): Promise<string> =>
  codeOfStep(secret, (openSteps(Date.now(), null)[1] ?? 0) + later);

/** A code that is certainly wrong. */
async function wrongCode(secret: string): Promise<string> {
  const near = await Promise.all([-2, -1, 0, 1, 2, 3].map((later) => codeOf(secret, later)));
  return (
    ['000000', '000001', '000002', '000003', '000004', '000005', '000006'].find((code) => !near.includes(code)) ?? ''
  );
}

async function switchOn({ secondFactor }: Ports) {
  const { secret } = valueOf(await secondFactor.begin());
  return { secret, codes: valueOf(await secondFactor.confirm(await codeOf(secret))) };
}

export function describeSecondFactorPort(name: string, openShop: OpenShop): void {
  describeWithShop('second factor', name, openShop, (shop) => {
    it('is switched on by the first code, signs out elsewhere and is switched off by another', async () => {
      const [here, there] = [await shop().staff(), await shop().staff()];
      expect(await here.secondFactor.load()).toEqual(NO_SECOND_FACTOR);
      expect(await here.secondFactor.confirm('123456')).toEqual(err({ code: 'notSetUp' }));
      const offer = valueOf(await here.secondFactor.begin());
      expect(offer.address).toContain(`secret=${offer.secret}`);
      expect(await here.secondFactor.confirm(await wrongCode(offer.secret))).toEqual(err({ code: 'codeWrong' }));
      expect(await here.secondFactor.load()).toEqual(NO_SECOND_FACTOR);
      const code = await codeOf(offer.secret);
      const codes = valueOf(await here.secondFactor.confirm(code));
      expect(await there.session.loadMe()).toEqual(GUEST);
      const { since, recoveryCodesLeft } = await here.secondFactor.load();
      expect([since === null, recoveryCodesLeft]).toEqual([false, codes.length]);
      expect(await here.secondFactor.begin()).toEqual(err({ code: 'alreadyOn' }));
      expect(await here.secondFactor.end(code)).toEqual(err({ code: 'codeWrong' }));
      expect(await here.secondFactor.end(await codeOf(offer.secret, 1))).toEqual(ok(NO_SECOND_FACTOR));
      expect(await here.secondFactor.load()).toEqual(NO_SECOND_FACTOR);
    });

    it('takes each recovery code once, and none once there are new ones', async () => {
      const { secondFactor } = await shop().manager();
      const { codes } = await switchOn({ secondFactor } as Ports);
      const [first = '', second = ''] = codes;
      const renewed = valueOf(await secondFactor.renewRecoveryCodes(first));
      expect(renewed).toHaveLength(codes.length);
      expect(await secondFactor.end(second)).toEqual(err({ code: 'codeWrong' }));
      expect(await secondFactor.end(renewed[0] ?? '')).toEqual(ok(NO_SECOND_FACTOR));
    });

    it('takes a recovery code when those of the app are blocked', async () => {
      const { secondFactor } = await shop().staff();
      const { secret, codes } = await switchOn({ secondFactor } as Ports);
      for (let count = 0; count < 5; count += 1) await secondFactor.end(await wrongCode(secret));
      expect(await secondFactor.end(await codeOf(secret, 1))).toMatchObject(err({ code: 'codeBlocked' }));
      expect(await secondFactor.end(codes[0] ?? '')).toEqual(ok(NO_SECOND_FACTOR));
    });

    it('takes none for a while after five wrong ones, beginning anew or not', async () => {
      const { secondFactor } = await shop().staff();
      const { secret } = valueOf(await secondFactor.begin());
      for (let count = 1; count < 5; count += 1)
        expect(await secondFactor.confirm(await wrongCode(secret))).toEqual(err({ code: 'codeWrong' }));
      const blocked = err({ code: 'codeBlocked' });
      expect(await secondFactor.confirm(await wrongCode(secret))).toMatchObject(blocked);
      expect(await secondFactor.confirm(await codeOf(secret))).toMatchObject(blocked);
      const renewed = valueOf(await secondFactor.begin());
      expect(await secondFactor.confirm(await codeOf(renewed.secret))).toMatchObject(blocked);
    });

    it('is for whoever is signed in', async () => {
      const { secondFactor } = await shop().guest();
      await expect(secondFactor.load()).rejects.toBeInstanceOf(Error);
      await expect(secondFactor.begin()).rejects.toBeInstanceOf(Error);
    });
  });

  describeWithShop('a second factor that was lost', name, openShop, (shop) => {
    it('is taken away by the management, and ends all sessions', async () => {
      const [manager, staff] = [await shop().manager(), await shop().staff()];
      const id = (await staff.session.loadMe()).id ?? '';
      await switchOn(staff);
      expect(await manager.accountAdmin.find(id)).toMatchObject({ hasSecondFactor: true, sessions: 1 });
      await expect(staff.accountAdmin.removeSecondFactor(id)).rejects.toBeInstanceOf(Error);
      const own = (await manager.session.loadMe()).id ?? '';
      expect(await manager.accountAdmin.removeSecondFactor(own)).toEqual(err({ code: 'ownSecondFactor' }));
      expect(await manager.accountAdmin.removeSecondFactor(crypto.randomUUID())).toEqual(
        err({ code: 'accountUnknown' }),
      );
      const removed = ok({ hasSecondFactor: false, sessions: 0 });
      expect(await manager.accountAdmin.removeSecondFactor(id)).toMatchObject(removed);
      expect(await manager.accountAdmin.removeSecondFactor(id)).toMatchObject(removed);
      expect(await staff.session.loadMe()).toEqual(GUEST);
      const again = await shop().staff();
      expect(await again.secondFactor.load()).toEqual(NO_SECOND_FACTOR);
    });
  });

  describeWithShop('audited second factor', name, openShop, (shop) => {
    it('stands in the audit log when somebody switches it on, renews codes and switches it off', async () => {
      const [manager, staff] = [await shop().manager(), await shop().staff()];
      const person = (await staff.session.loadMe()).id ?? '';
      const titles = async () =>
        (await manager.audit.list({ ...AUDIT_LIST.start, person })).rows.map(({ title }) => title);
      const before = await titles();
      const { codes } = await switchOn(staff);
      const [code = ''] = valueOf(await staff.secondFactor.renewRecoveryCodes(codes[0] ?? ''));
      valueOf(await staff.secondFactor.end(code));
      expect(await titles()).toEqual([
        'Zweiter Faktor ausgeschaltet',
        'Neue Notfallcodes',
        'Zweiter Faktor eingeschaltet',
        ...before,
      ]);
    });
  });

  describeWithShop('a second factor that the management demands', name, openShop, (shop) => {
    it('holds staff back who sign in without one, until they have one', async () => {
      const [manager, before] = [await shop().manager(), await shop().staff()];
      const own = await before.session.loadMe();
      const { version } = await manager.settings.load('teamSignIn');
      const saving = { version, value: { secondFactorDemanded: true } };
      expect(await manager.settings.save('teamSignIn', saving)).toMatchObject(ok({ value: saving.value }));
      expect(isSecondFactorRequired(await before.session.loadMe())).toBe(false);
      const after = await shop().staff();
      expect(isSecondFactorRequired(await after.session.loadMe())).toBe(true);
      await expect(after.settings.load('kitchen')).rejects.toBeInstanceOf(Error);
      await switchOn(after);
      expect(await after.session.loadMe()).toEqual(own);
      await after.settings.load('kitchen');
    });
  });
}
