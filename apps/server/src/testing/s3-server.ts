import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSwift, type RunningStore } from './swift-server.ts';

interface Store {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}
// The package brings no types.
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => Store;

/**
 * An S3-compatible store on this machine, with one bucket: a light stand-in that believes every signature, or with
 * STOA_TEST_STORE=swift a real one.
 */
export async function startS3(): Promise<RunningStore> {
  if (process.env.STOA_TEST_STORE === 'swift') return startSwift();
  const directory = await mkdtemp(join(tmpdir(), 'stoa-s3-'));
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'stoa' }],
  });
  const { port } = await store.run();
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/stoa?region=us-east-1`,
    close: async () => {
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
