import { createHmac } from 'node:crypto';
import { codeOfMac, messageOfStep } from '@ofenpost/core/second-factor/one-time-code';

/** The code of a secret at a time step of 30 seconds. */
export const codeOfStep = (secret: Buffer, step: number): string =>
  codeOfMac(createHmac('sha1', secret).update(messageOfStep(step)).digest());
