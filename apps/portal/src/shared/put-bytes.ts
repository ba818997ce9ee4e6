import { ApiProblem } from '@stoa/api/error';

export interface PutBytesOptions {
  /** A signed address: of this site, or of the store that takes the bytes itself. */
  url: string;
  bytes: Blob;
  headers: Readonly<Record<string, string>>;
  /** @param fraction 0 to 1 */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/**
 * Sends bytes to a signed address and tells how far they are, which fetch cannot.
 * @returns what was answered, whatever it was
 * @throws {ApiProblem} NETWORK where the connection was cut
 */
export function putBytes({
  url,
  bytes,
  headers,
  onProgress,
  signal,
}: PutBytesOptions): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cut = () => reject(new ApiProblem({ code: 'NETWORK', status: 0 }));
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = cut;
    request.ontimeout = cut;
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    signal.addEventListener('abort', () => request.abort());
    request.send(bytes);
  });
}
