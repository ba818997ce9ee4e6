import { SCHOOL, type TestApp } from '../../../testing/test-app.ts';

const LIVES = '/api/live/api/lives/v1/lives';

const box = (type: string, bytes = 0): Buffer => {
  const head = Buffer.alloc(8 + bytes);
  head.writeUInt32BE(head.length);
  head.write(type, 4, 'latin1');
  return head;
};
/** What fragmented MP4 begins with. */
export const INIT = Buffer.concat([box('ftyp', 16), box('moov', 40)]);
/** A fragment of so many bytes. */
export const fragment = (bytes = 100): Buffer => Buffer.concat([box('moof', 24), box('mdat', bytes)]);

/** Calls of a host's browser. */
export function hostCalls(test: TestApp, schoolId: string = SCHOOL.open) {
  const headers = { tenantid: schoolId };
  return {
    begin: (token: string, liveId: string, key?: string) =>
      test.call('POST', `${LIVES}/${liveId}/start`, {
        token,
        headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) },
      }),
    end: (token: string, liveId: string) => test.call('POST', `${LIVES}/${liveId}/end`, { token, headers }),
    replay: (liveId: string, token?: string) =>
      test.call('GET', `${LIVES}/${liveId}/replay?schoolId=${schoolId}`, { token }),
    send: (
      token: string,
      liveId: string,
      streamKey: string,
      number: number,
      bytes: Buffer,
      startMs?: number,
    ) =>
      test.app.inject({
        method: 'PUT',
        url: `${LIVES}/${liveId}/segments/${number}${startMs === undefined ? '' : `?startMs=${startMs}&durationMs=2000`}`,
        headers: {
          ...headers,
          authorization: `Bearer ${token}`,
          'x-requested-with': 'stoa',
          'content-type': 'video/mp4',
          'stream-key': streamKey,
        },
        payload: bytes,
      }),
  };
}
