import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

/** A store that listens. */
export interface RunningStore {
  /** As S3_URL wants it. */
  url: string;
  close(): Promise<void>;
}

/** Packages of the system belong to its own Python, which need not be the first of the path. */
const PYTHON = '/usr/bin/python3';
const PROGRAM = join(import.meta.dirname, 'swift-store.py');
const BUCKET = 'stoa';
/** The store's account and its user. */
const USER = { account: 'test', name: 'stoa', secret: 'stoa-secret' } as const;

/** Whether this machine has OpenStack Swift (Debian: python3-swift). */
export const hasSwift = (): boolean =>
  spawnSync(PYTHON, ['-c', 'import swift.common.middleware.s3api'], { stdio: 'ignore' }).status === 0;

/**
 * Starts a real S3-compatible store on this machine, with one bucket.
 * @param origin of the pages that may send to it
 * @throws {Error} where there is no python3-swift
 */
export async function startSwift(origin = 'http://localhost:3000'): Promise<RunningStore> {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-swift-'));
  const swift = spawn(PYTHON, [PROGRAM, folder, USER.name, USER.secret, origin], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let complaints = '';
  swift.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const ended = new Promise<void>((resolve) => swift.on('close', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    swift.stdout.once('data', (chunk: Buffer) => resolve(Number(chunk.toString())));
    void ended.then(() => reject(new Error(`The store did not start: ${complaints}`)));
  });
  const key = `${USER.account}:${USER.name}`;
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: key, secretAccessKey: USER.secret },
  });
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
  client.destroy();
  return {
    url: `http://${encodeURIComponent(key)}:${USER.secret}@127.0.0.1:${port}/${BUCKET}?region=us-east-1`,
    close: async () => {
      swift.stdin.end();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
