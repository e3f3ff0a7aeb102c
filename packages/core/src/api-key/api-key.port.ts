import type { Result } from '../result/result.ts';
import type { ApiKey, ApiKeyDraft, ApiKeyError, MadeApiKey } from './api-key.ts';

export type ApiKeyPort = {
  /** The keys that are not revoked, the newest first. */
  list(): Promise<readonly ApiKey[]>;
  /** Makes a key; its secret is answered this one time. */
  make(draft: ApiKeyDraft): Promise<MadeApiKey>;
  /** Makes a key that takes the place of this one, which works on for a week. */
  rotate(id: string): Promise<Result<MadeApiKey, ApiKeyError>>;
  /** Ends a key at once. Answers the keys that stay. */
  revoke(id: string): Promise<Result<readonly ApiKey[], ApiKeyError>>;
};
