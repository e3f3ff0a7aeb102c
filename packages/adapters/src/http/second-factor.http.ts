import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { SecondFactorPort } from '@ofenpost/core/second-factor/second-factor.port';
import { resultOf } from './refusal.ts';

export const createSecondFactorHttp = ({ secondFactor }: ApiClient): SecondFactorPort => ({
  load: () => secondFactor.load(),
  begin: () => resultOf(secondFactor.begin()),
  confirm: (code) => resultOf(secondFactor.confirm({ code })),
  renewRecoveryCodes: (code) => resultOf(secondFactor.renewRecoveryCodes({ code })),
  end: (code) => resultOf(secondFactor.end({ code })),
});
