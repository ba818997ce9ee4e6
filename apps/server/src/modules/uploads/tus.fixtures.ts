import { randomBytes } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { SCHOOL, type TestApp } from '../../testing/test-app.ts';

const box = (name: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const track = (kind: string, codec: string): Buffer =>
  box(
    'trak',
    box(
      'mdia',
      box('hdlr', Buffer.alloc(8), Buffer.from(kind), Buffer.alloc(12)),
      box(
        'minf',
        box('stbl', box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(codec, Buffer.alloc(8)))),
      ),
    ),
  );

/** An MP4 file of so many bytes of pictures; what it consists of stands at its end, as most cameras write it. */
export const mp4 = (bytes: number, picture = 'avc1', sound = 'mp4a'): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0')),
    box('mdat', randomBytes(bytes)),
    box('moov', box('mvhd', Buffer.alloc(20)), track('vide', picture), track('soun', sound)),
  ]);

/** The calls of tus, as a client makes them. */
export function tusCalls(test: TestApp, token: string | undefined) {
  const send = (
    method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
    url: string,
    headers: Record<string, string | number> = {},
    payload?: Buffer,
  ): Promise<LightMyRequestResponse> =>
    test.app.inject({
      method,
      url,
      headers: {
        'tus-resumable': '1.0.0',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(payload ? { payload } : {}),
    });
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const create = (
    size: number,
    /** The content that it is sent for, the attempt and the question, or the bank. */
    place: string | Readonly<Record<string, string>>,
    { type = 'video/mp4', school = SCHOOL.open as string, headers = {}, filename = 'film.mp4' } = {},
  ) =>
    send('POST', '/files/tus', {
      'upload-length': size,
      'upload-metadata': Object.entries({
        filename,
        filetype: type,
        school,
        ...(typeof place === 'string' ? { content: place } : place),
      })
        .map(([name, value]) => `${name} ${base64(value)}`)
        .join(','),
      ...headers,
    });
  const patch = (url: string, offset: number, bytes: Buffer, headers: Record<string, string> = {}) =>
    send(
      'PATCH',
      url,
      { 'content-type': 'application/offset+octet-stream', 'upload-offset': offset, ...headers },
      bytes,
    );
  const offsetOf = async (url: string) => Number((await send('HEAD', url)).headers['upload-offset']);
  /** Sends a file from where it is. @returns the upload's id */
  const sendRest = async (url: string, whole: Buffer, pieceBytes = 2_000_000) => {
    for (let offset = await offsetOf(url); offset < whole.length;) {
      const answer = await patch(url, offset, whole.subarray(offset, offset + pieceBytes));
      if (answer.statusCode !== 204) throw new Error(`${answer.statusCode} ${answer.body}`);
      offset = Number(answer.headers['upload-offset']);
    }
    return url.split('/').at(-1) ?? '';
  };
  return { send, create, patch, offsetOf, sendRest };
}
