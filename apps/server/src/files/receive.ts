import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Problem } from '../http/problem.ts';
import { draftFolder, isFull, noRoom } from './folder-store.ts';

/** So many bytes more are let run off, so that the sender hears why; then the line is cut. */
const RUN_OFF_BYTES = 16 * 1024 * 1024;

/**
 * Takes the bytes of a request as they come, no further than their limit. Slow senders cost a file and no memory; what
 * breaks off leaves nothing behind.
 * @throws {Problem} PAYLOAD_TOO_LARGE, MALFORMED_BODY where the sender broke off, QUOTA_EXCEEDED (507) on a full disk
 */
export async function receive(stream: Readable, limit: number, dataDir: string): Promise<Buffer> {
  const folder = draftFolder(dataDir);
  const draft = join(folder, `${randomUUID()}.part`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = await open(draft, 'wx', 0o600);
    try {
      let size = 0;
      for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
        size += (chunk as Buffer).length;
        if (size > limit) throw new Problem('PAYLOAD_TOO_LARGE', { limit });
        await file.writeFile(chunk as Buffer);
      }
    } finally {
      await file.close();
    }
    return await readFile(draft);
  } catch (error) {
    runOff(stream);
    if (error instanceof Problem) throw error;
    if (isFull(error)) throw noRoom();
    if (stream.errored || stream.readableAborted) throw new Problem('MALFORMED_BODY');
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Lets go by what nobody wants any more. */
export function runOff(stream: Readable): void {
  let size = 0;
  stream.on('error', () => undefined);
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > RUN_OFF_BYTES) stream.destroy();
  });
  stream.resume();
}
