import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { UploadUrl } from '@stoa/api/schema';
import { SCHOOL, type TestApp } from '../../testing/test-app.ts';

type Address = UploadUrl['data'];

/** A picture of one colour. */
export const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#14507a' } });

/** Asks for a signed address. */
export const askAddress = (
  test: TestApp,
  token: string | undefined,
  query: Record<string, string | number> = {},
  schoolId: string = SCHOOL.open,
): Promise<LightMyRequestResponse> => {
  const values = { fileName: 'a.png', bucketName: 'klt-static-content', module: 'module', ...query };
  return test.call('GET', `/api/school/v1/files/get-upload-url?${new URLSearchParams(values as never)}`, {
    token,
    headers: { tenantid: schoolId },
  });
};

/** Sends bytes as the page does: exactly to the address, with exactly its headers. */
export async function putBytes(
  test: TestApp,
  { url, headers }: Pick<Address, 'url' | 'headers'>,
  payload: Buffer,
): Promise<{ status: number; body: string }> {
  if (!url.startsWith('/')) {
    const answer = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(payload) });
    return { status: answer.status, body: await answer.text() };
  }
  const answer = await test.app.inject({ method: 'PUT', url, headers, payload });
  return { status: answer.statusCode, body: answer.body };
}

export const confirmUpload = (test: TestApp, token: string, id: string) =>
  test.call('POST', `/api/school/v1/files/${id}/confirm`, { token });

/** Sends a picture from beginning to end. @returns its upload, whose address shows it */
export async function sendPicture(
  test: TestApp,
  token: string,
  bytes?: Buffer,
  schoolId: string = SCHOOL.open,
): Promise<Address> {
  return sendUpload(
    test,
    token,
    { contentType: 'image/png', fileName: 'a.png', payload: bytes ?? (await picture().png().toBuffer()) },
    schoolId,
  );
}

/** Sends a file from beginning to end. @returns its upload */
export async function sendUpload(
  test: TestApp,
  token: string,
  { contentType, fileName, payload }: { contentType: string; fileName: string; payload: Buffer },
  schoolId: string = SCHOOL.open,
): Promise<Address> {
  const asked = await askAddress(test, token, { contentType, fileName, size: payload.length }, schoolId);
  if (asked.statusCode !== 200) throw new Error(asked.body);
  const address = (asked.json() as UploadUrl).data;
  const sent = await putBytes(test, address, payload);
  if (sent.status !== 200) throw new Error(sent.body);
  const confirmed = await confirmUpload(test, token, address.id);
  if (confirmed.statusCode !== 200) throw new Error(confirmed.body);
  return address;
}

/** A form of parts as a browser sends it. */
export function formOf(parts: { name: string; value: string | Buffer; fileName?: string; type?: string }[]) {
  const boundary = '----stoa-form';
  const chunks = parts.flatMap(({ name, value, fileName, type }) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`,
    fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: ${type ?? 'image/png'}`,
    '\r\n\r\n',
    value,
    '\r\n',
  ]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...chunks, `--${boundary}--\r\n`].map((chunk) => Buffer.from(chunk))),
  };
}

/** A picture of some hundred KB that nothing makes smaller. */
export const noise = (side = 400) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();

export const rowsOf = (test: TestApp, accountId: string) =>
  test.database.read({ schoolId: SCHOOL.open }, (tx) =>
    tx.selectFrom('upload').selectAll().where('account_id', '=', accountId).execute(),
  );

/** The code that the text of an answer carries. */
export const codeOf = (body: string) => (JSON.parse(body) as { code: unknown }).code;

/** How the tests of a file send pictures, look for their row and see them. */
export function pictureCalls(test: TestApp) {
  const rowOf = (id: string, schoolId: string = SCHOOL.open) =>
    test.database.read({ schoolId }, (tx) =>
      tx.selectFrom('upload').selectAll().where('id', '=', id).executeTakeFirst(),
    );
  /** Sends bytes until they are confirmed or refused. @returns the code of the refusal, else 200 */
  const send = async (token: string, bytes: Buffer, contentType = 'image/png') => {
    const asked = await askAddress(test, token, { contentType, size: bytes.length });
    expect(asked.statusCode, asked.body).toBe(200);
    const { data } = asked.json();
    const sent = await putBytes(test, data, bytes);
    const outcome = sent.status === 200 ? (await confirmUpload(test, token, data.id)).body : sent.body;
    return { code: codeOf(outcome), data };
  };
  const show = (url: string, token?: string) => test.call('GET', url, { token });
  return { rowOf, send, show };
}

/** A png of a few KB that says it has so many pixels. */
export function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const row = Buffer.alloc(1 + Math.ceil(width / 8));
  const rows = Buffer.concat(Array.from({ length: 100 }, () => row));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
