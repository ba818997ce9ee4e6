import { createHash } from 'node:crypto';

/** An answer as it is sent. */
export interface Serialized {
  /** UTF-8, so that it is encoded once and not with every request. */
  json: Buffer;
  /** Weak entity tag of the text. */
  etag: string;
}

const kept = new WeakMap<object, Serialized>();

/**
 * The text of an answer with its tag. An answer whose `data` is the same object as before, because it came out of the
 * public cache, is neither written nor hashed again.
 */
export function serializeShared(body: unknown): Serialized {
  const data = (body as { data?: unknown } | null)?.data;
  const key = typeof data === 'object' && data !== null ? data : undefined;
  const known = key && kept.get(key);
  if (known) return known;
  const json = Buffer.from(JSON.stringify(body));
  const serialized = { json, etag: `W/"${createHash('sha1').update(json).digest('base64url')}"` };
  if (key) kept.set(key, serialized);
  return serialized;
}
