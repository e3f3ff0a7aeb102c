import { createHmac } from 'node:crypto';
import { codeOfMac, messageOfStep } from '@ofenpost/core/second-factor/one-time-code';

/** The code that an app with this secret shows at a step. */
export const codeOfStep = (secret: Buffer, step: number): string =>
  codeOfMac(createHmac('sha1', secret).update(messageOfStep(step)).digest());
