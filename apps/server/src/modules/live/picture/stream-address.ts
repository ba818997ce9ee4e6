import type { SecretBox } from '../../../platform/secret-box.ts';

const PURPOSE = 'live stream';
const MS = 1000;
const HOUR_S = 3600;
/** An address is good for at least so long, */
const GOOD_S = 6 * HOUR_S;
const AUDIENCES = new Set(['1', '2', '3']);

/** What an address is good for. */
export interface StreamTerms {
  school_id: string;
  id: string;
  audience: number;
}

const textOf = (live: StreamTerms, until: number): string =>
  `${live.school_id}\n${live.id}\n${live.audience}\n${until}`;

/**
 * The address of a session's playlist, for whoever may see it now: the signature is the permission from then on, for
 * this session, its audience as it is, and some hours. All who ask within an hour get the same, so that caches share it.
 */
export function streamAddress(secrets: SecretBox, live: StreamTerms, now: Date): string {
  const until = (Math.floor(now.getTime() / MS / HOUR_S) + 1) * HOUR_S + GOOD_S;
  const pass = `${until}.${live.audience}.${secrets.sign(PURPOSE, textOf(live, until))}`;
  return `/streams/${live.school_id}/${live.id}/${pass}/index.m3u8`;
}

/** How long an address is still good and for which audience; undefined where it is not. */
export function readPass(
  secrets: SecretBox,
  { schoolId, liveId, pass }: { schoolId: string; liveId: string; pass: string },
  now: Date,
): { audience: number; leftS: number } | undefined {
  const [until = '', audience = '', signature = '', ...more] = pass.split('.');
  if (more.length > 0 || !/^\d{1,12}$/.test(until) || !AUDIENCES.has(audience)) return undefined;
  const live = { school_id: schoolId, id: liveId, audience: Number(audience) };
  if (!secrets.isSigned(PURPOSE, textOf(live, Number(until)), signature)) return undefined;
  const leftS = Number(until) - Math.floor(now.getTime() / MS);
  return leftS > 0 ? { audience: live.audience, leftS } : undefined;
}
