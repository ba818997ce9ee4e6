import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Documents that are kept ready, of about 100 KB each. */
const KEPT = 64;

/** PDF documents that were made: whoever asks again costs no page set anew. */
export class CachedDocuments {
  readonly #kept = new LRUCache<string, Promise<Uint8Array>>({ max: KEPT });

  /** @param contents all that the document says, and its language */
  get(contents: unknown, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const key = JSON.stringify(contents);
    const making = this.#kept.get(key) ?? make();
    this.#kept.set(key, making);
    return making.catch((error: unknown) => {
      this.#kept.delete(key);
      throw error;
    });
  }
}

/** Answers with a PDF to be saved. No cache keeps it: it is asked each time whether somebody may have it. */
export const sendPdf = (reply: FastifyReply, pdf: Uint8Array, fileName: string) =>
  reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('x-content-type-options', 'nosniff')
    .send(Buffer.from(pdf));
