import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const lines: string[] = [];
const test = useTestApp({ LOG_LEVEL: 'error' }, { log: { write: (line) => void lines.push(line) } });
const brokenDisk = () =>
  Object.assign(new Error('EROFS: read-only file system, open'), { code: 'EROFS', path: '/var/lib/stoa' });

beforeAll(() => {
  test.app.get('/broken/throws', () => {
    throw new TypeError('a secret of the inside');
  });
  test.app.get('/broken/rejects', async () => {
    throw new TypeError('a secret of the inside');
  });
  test.app.get('/broken/disk', async () => {
    throw brokenDisk();
  });
});

describe('a handler that fails (TRUST F28, 94)', () => {
  it.each(['throws', 'rejects'])(
    'and %s: that request alone has an error, which tells nothing',
    async (how) => {
      const [failed, other] = await Promise.all([
        test.call('GET', `/broken/${how}`),
        test.call('GET', '/healthz'),
      ]);
      expect(failed.statusCode).toBe(500);
      expect(failed.json()).toMatchObject({ code: 'INTERNAL_ERROR', requestId: expect.any(String) });
      expect(failed.body).not.toContain('secret');
      expect(other.statusCode).toBe(200);
      expect(lines.join('')).toContain('a secret of the inside');
    },
  );
});

describe('a disk that fails (TRUST F7)', () => {
  it('is said to be a matter of a moment, and told to whoever runs the server', async () => {
    const answer = await test.call('GET', '/broken/disk');
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).not.toContain('/var/lib');
    expect(lines.join('')).toContain('the disk cannot be used');
  });
});
