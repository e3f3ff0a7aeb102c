import type { StaffClient } from '@ofenpost/contract/staff.contract';
import type { AccountAdminPort } from '@ofenpost/core/account/account.port';
import type { ApiKeyPort } from '@ofenpost/core/api-key/api-key.port';
import type { AuditPort } from '@ofenpost/core/audit/audit.port';
import type { DevicePort } from '@ofenpost/core/device/device.port';
import type { SecondFactorPort } from '@ofenpost/core/second-factor/second-factor.port';
import type { SittingPort } from '@ofenpost/core/sitting/sitting.port';
import type { WebhookPort } from '@ofenpost/core/webhook/webhook.port';
import { resultOf } from './refusal.ts';

export const createAccountAdminHttp = ({ accountDesk }: StaffClient): AccountAdminPort => ({
  list: (query) => accountDesk.list(query),
  find: (id) => accountDesk.find({ id }),
  changeRole: (id, change) => resultOf(accountDesk.changeRole({ ...change, id })),
  signOut: (id) => resultOf(accountDesk.signOut({ id })),
  removeSecondFactor: (id) => resultOf(accountDesk.removeSecondFactor({ id })),
  remove: (id) => resultOf(accountDesk.remove({ id })),
});

export const createApiKeyHttp = ({ apiKey }: StaffClient): ApiKeyPort => ({
  list: () => apiKey.list(),
  make: (draft) => apiKey.make(draft),
  rotate: (id) => resultOf(apiKey.rotate({ id })),
  revoke: (id) => resultOf(apiKey.revoke({ id })),
});

export const createWebhookHttp = ({ webhook }: StaffClient): WebhookPort => ({
  list: () => webhook.list(),
  make: (draft) => resultOf(webhook.make(draft)),
  switchOn: (id, isOn) => resultOf(webhook.switchOn({ id, isOn })),
  remove: (id) => resultOf(webhook.remove({ id })),
  test: (id) => resultOf(webhook.test({ id })),
  listDeliveries: (id) => resultOf(webhook.listDeliveries({ id })),
  replay: (id, deliveryId) => resultOf(webhook.replay({ id, deliveryId })),
});

export const createDeviceHttp = ({ device }: StaffClient): DevicePort => ({
  list: () => device.list(),
  make: (draft) => device.make(draft),
  start: (code) => resultOf(device.start({ code })),
  revoke: (id) => resultOf(device.revoke({ id })),
});

export const createSittingHttp = ({ sitting }: StaffClient): SittingPort => ({
  loadPin: () => sitting.loadPin(),
  setPin: (pin, accountId) => resultOf(sitting.setPin({ pin, accountId })),
  removePin: () => sitting.removePin(),
  listPeople: () => sitting.listPeople(),
  begin: (begin) => resultOf(sitting.begin(begin)),
  end: () => sitting.end(),
});

export const createSecondFactorHttp = ({ secondFactor }: StaffClient): SecondFactorPort => ({
  load: () => secondFactor.load(),
  begin: () => resultOf(secondFactor.begin()),
  confirm: (code) => resultOf(secondFactor.confirm({ code })),
  renewRecoveryCodes: (code) => resultOf(secondFactor.renewRecoveryCodes({ code })),
  end: (code) => resultOf(secondFactor.end({ code })),
});

export const createAuditHttp = ({ audit }: StaffClient): AuditPort => ({
  list: (query) => audit.list(query),
  listPeople: () => audit.listPeople(),
});
