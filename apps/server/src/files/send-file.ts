import type { FastifyReply } from 'fastify';
import type { ByteRange } from './byte-range.ts';
import type { StoredFile } from './file-store.ts';

const YEAR_S = 31_536_000;

/** How a file is shown. */
export interface Shown {
  contentType: string;
  /** What a person who keeps it finds it called. */
  fileName: string;
  /** Whether everybody may see it, and any cache keep it. */
  isPublic: boolean;
  /** Whether it is kept instead of shown: what a browser would open in a viewer of its own. */
  isDownload?: boolean;
}

/** Which part of a file is sent, of how many bytes. */
interface Part extends ByteRange {
  of: number;
}

/**
 * Sends a file that people sent: it is what its type says, and whatever is in it runs nothing.
 * @param part which bytes of it the stream holds; left out: all
 */
export const sendFile = (
  reply: FastifyReply,
  { size, stream }: StoredFile,
  shown: Shown,
  part?: Part,
): FastifyReply =>
  reply
    .code(part ? 206 : 200)
    .headers(part ? { 'content-range': `bytes ${part.start}-${part.end}/${part.of}` } : {})
    .type(shown.contentType)
    .header('cache-control', shown.isPublic ? `public, max-age=${YEAR_S}, immutable` : 'private, no-store')
    .header('accept-ranges', 'bytes')
    .header('content-length', size)
    .header('content-disposition', disposition(shown.fileName, shown.isDownload ? 'attachment' : 'inline'))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff')
    .send(stream);

/** The name as RFC 6266 writes it: plain where that is enough, else beside one that every browser reads. */
function disposition(name: string, kind: 'inline' | 'attachment'): string {
  const plain = name.replaceAll(/[^A-Za-z0-9 ._-]/g, '_');
  const whole = encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return plain === name
    ? `${kind}; filename="${plain}"`
    : `${kind}; filename="${plain}"; filename*=UTF-8''${whole}`;
}

/** A file's name without folders, spaces and what cannot be seen: control characters, marks that turn the writing. */
export const cleanFileName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/^.*[\\/]/, '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]/gu, '')
    .slice(0, 100);
