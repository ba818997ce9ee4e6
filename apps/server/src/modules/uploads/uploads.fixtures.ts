import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
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
  const payload = bytes ?? (await picture().png().toBuffer());
  const asked = await askAddress(test, token, { contentType: 'image/png', size: payload.length }, schoolId);
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
