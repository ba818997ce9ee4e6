import type { Api } from '@stoa/api/query';
import { confirmUpload, requestUploadUrl, type UploadUrlCall } from '@stoa/api/upload.calls';
import { toTag, type Language } from '../../i18n/languages.ts';
import { putBytes } from '../put-bytes.ts';
import { uploadProblem } from './upload-answer.ts';

/** What the server takes files for. */
export type SendableType = UploadUrlCall['contentType'];

export interface SendingFile {
  schoolId: string;
  userId: string;
  name: string;
  type: SendableType;
  bytes: Blob;
  language: Language;
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a file to a school, whole.
 * @returns its upload and the address that it has from then on
 * @throws {ApiProblem} as the calls do, NETWORK where the connection was cut
 */
export async function sendFile(api: Api, sending: SendingFile): Promise<{ id: string; url: string }> {
  const { schoolId, userId, name, type, bytes, language, onProgress, signal } = sending;
  const announced = { schoolId, userId, fileName: name, contentType: type, size: bytes.size };
  const address = await requestUploadUrl(api, { ...announced, lang: language }, signal);
  const { status, text } = await putBytes({
    url: address.url,
    bytes,
    // A store elsewhere takes what it has signed, and has messages of its own.
    headers: address.url.startsWith('/')
      ? { ...address.headers, 'accept-language': toTag(language) }
      : address.headers,
    onProgress,
    signal,
  });
  const problem = uploadProblem(status, text);
  if (problem) throw problem;
  await confirmUpload(api, { schoolId, uploadId: address.id, lang: language }, signal);
  return { id: address.id, url: address.static_url };
}
