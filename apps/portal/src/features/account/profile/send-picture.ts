import { ApiProblem, readProblem } from '@stoa/api/error';

export interface SendPictureOptions {
  /** The signed address, of this site. */
  url: string;
  picture: Blob;
  /** @param fraction 0 to 1 */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a picture to its signed address and tells how far it is, which fetch cannot.
 * @returns the address at which it is shown from now on
 * @throws {ApiProblem} FILE_FORMAT, UPLOAD_EXPIRED, PAYLOAD_TOO_LARGE, NETWORK where the connection was cut
 */
export function sendPicture({ url, picture, onProgress, signal }: SendPictureOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cut = () => reject(new ApiProblem({ code: 'NETWORK', status: 0 }));
    request.open('PUT', url);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('x-requested-with', 'stoa');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = cut;
    request.ontimeout = cut;
    request.onload = () => {
      const { status, responseText } = request;
      if (status === 200)
        resolve((JSON.parse(responseText) as { data: { avatarUrl: string } }).data.avatarUrl);
      else void readProblem(new Response(responseText, { status })).then(reject);
    };
    signal.addEventListener('abort', () => request.abort());
    request.send(picture);
  });
}
