import { describe, expect, it } from 'vitest';
import { printerAddress } from './send-to-printer.ts';

describe('where a printer may stand', () => {
  it.each(['192.168.1.50', '10.0.0.9', '172.16.0.1', '172.31.255.254', 'fd12:3456:789a::1'])('is %s', async (host) => {
    for (const environment of ['production', 'development'] as const)
      expect(await printerAddress(host, { environment })).toBe(host);
  });

  it.each(['8.8.8.8', '172.32.0.1', '169.254.169.254', '0.0.0.0', '2001:4860:4860::8888', '::ffff:8.8.8.8'])(
    'is not %s',
    async (host) => {
      for (const environment of ['production', 'development'] as const)
        expect(await printerAddress(host, { environment })).toBeNull();
    },
  );

  it.each(['127.0.0.1', '::1', 'localhost'])('is %s outside of production alone', async (host) => {
    expect(await printerAddress(host, { environment: 'production' })).toBeNull();
    expect(await printerAddress(host, { environment: 'testing' })).toMatch(/^127\.|^::1$/);
  });

  it('is no name that nobody knows', async () => {
    expect(await printerAddress('printer.invalid', { environment: 'development' })).toBeNull();
  });
});
