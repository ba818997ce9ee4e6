import { Readable } from 'node:stream';
import { StoredBytes } from './stored-bytes.ts';

/** Bytes as a store hands them out, in the parts that are asked for. */
export const stored = (bytes: Buffer): StoredBytes =>
  new StoredBytes(
    {
      get: async (_key, range) => {
        const part = bytes.subarray(range?.start, (range?.end ?? bytes.length) + 1);
        return { size: part.length, stream: Readable.from([part]) };
      },
    },
    'key',
    bytes.length,
  );
