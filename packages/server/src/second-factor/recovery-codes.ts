import { createHash, randomBytes } from 'node:crypto';
import { base32Of } from '@ofenpost/core/second-factor/base32';
import { RECOVERY_CODES } from '@ofenpost/core/second-factor/validate-code';

/** 120 bits, 24 characters: too many to be guessed even from their hash. Source: OWASP ASVS 5, 6.5.2. */
const BYTES = 15;

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => base32Of(randomBytes(BYTES)));

export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('base64url');
