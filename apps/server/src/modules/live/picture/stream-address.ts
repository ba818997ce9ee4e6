import type { SecretBox } from '../../../platform/secret-box.ts';

const PURPOSE = 'live stream';
const MS = 1000;
const HOUR_S = 3600;
/** An address is good for at least so long, */
const GOOD_S = 6 * HOUR_S;
const AUDIENCE = /^([123])(w?)$/;
/** Marks addresses of the whole recording, also of what is cut off: for those who edit it. */
const WHOLE = 'w';

/** What an address is good for. */
export interface StreamTerms {
  school_id: string;
  id: string;
  audience: number;
}

const textOf = (live: StreamTerms, until: number, mark: string): string =>
  `${live.school_id}\n${live.id}\n${live.audience}${mark}\n${until}`;

/**
 * The address of a session's playlist, for whoever may see it now: the signature is the permission from then on, for
 * this session, its audience as it is, and some hours. All who ask within an hour get the same, so that caches share it.
 */
export const streamAddress = (secrets: SecretBox, live: StreamTerms, now: Date): string =>
  addressOf(secrets, live, now, '');

/** As streamAddress, of all that was recorded: for those who edit it. */
export const wholeAddress = (secrets: SecretBox, live: StreamTerms, now: Date): string =>
  addressOf(secrets, live, now, WHOLE);

function addressOf(secrets: SecretBox, live: StreamTerms, now: Date, mark: string): string {
  const until = (Math.floor(now.getTime() / MS / HOUR_S) + 1) * HOUR_S + GOOD_S;
  const pass = `${until}.${live.audience}${mark}.${secrets.sign(PURPOSE, textOf(live, until, mark))}`;
  return `/streams/${live.school_id}/${live.id}/${pass}/index.m3u8`;
}

/** What an address lets one see, and for how long. */
export interface Pass {
  audience: number;
  /** Of what is cut off too. */
  isWhole: boolean;
  leftS: number;
}

/** What an address is good for; undefined where it is not. */
export function readPass(
  secrets: SecretBox,
  { schoolId, liveId, pass }: { schoolId: string; liveId: string; pass: string },
  now: Date,
): Pass | undefined {
  const [until = '', terms = '', signature = '', ...more] = pass.split('.');
  const [, audience, mark = ''] = AUDIENCE.exec(terms) ?? [];
  if (more.length > 0 || !/^\d{1,12}$/.test(until) || audience === undefined) return undefined;
  const live = { school_id: schoolId, id: liveId, audience: Number(audience) };
  if (!secrets.isSigned(PURPOSE, textOf(live, Number(until), mark), signature)) return undefined;
  const leftS = Number(until) - Math.floor(now.getTime() / MS);
  return leftS > 0 ? { audience: live.audience, isWhole: mark === WHOLE, leftS } : undefined;
}
