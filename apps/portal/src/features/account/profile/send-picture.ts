import { readProblem } from '@stoa/api/error';
import { putBytes, type PutBytesOptions } from '../../../shared/put-bytes.ts';

export interface SendPictureOptions extends Pick<PutBytesOptions, 'url' | 'onProgress' | 'signal'> {
  picture: Blob;
}

const HEADERS = { 'content-type': 'application/octet-stream', 'x-requested-with': 'stoa' };

/**
 * Sends a picture to its signed address.
 * @returns the address at which it is shown from now on
 * @throws {ApiProblem} FILE_FORMAT, UPLOAD_EXPIRED, PAYLOAD_TOO_LARGE, NETWORK where the connection was cut
 */
export async function sendPicture({ picture, ...options }: SendPictureOptions): Promise<string> {
  const { status, text } = await putBytes({ ...options, bytes: picture, headers: HEADERS });
  if (status !== 200) throw await readProblem(new Response(text, { status }));
  return (JSON.parse(text) as { data: { avatarUrl: string } }).data.avatarUrl;
}
