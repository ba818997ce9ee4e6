import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { LiveIngest, NewLiveIngest } from '@stoa/api/schema';
import { authorize } from '../../../core/acl/authorize.ts';
import type { Services } from '../../../core/services.ts';
import type { Config } from '../../../config.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { Language } from '../../../i18n/languages.ts';
import { isId } from '../../../http/ids.ts';
import { Problem } from '../../../http/problem.ts';
import { requireHost, stateOf } from '../live.policy.ts';
import { findLive, lockLive, type LiveRow } from '../live.repository.ts';
import { requireThere } from '../live.service.ts';
import { begin, storeSegment } from '../picture/picture.service.ts';
import type { SignedIn } from '../signed-in.ts';
import type { Sink } from './connection.ts';
import { findHolder, findIngest, saveIngest } from './ingest.repository.ts';

const SECRET_BYTES = 24;
/** What cannot be kept now is tried again so often, and so far apart, ms. */
const TRIES_MAX = 30;
const RETRY_MS = 2000;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The address that programs publish to; null where this server takes none. */
export const rtmpAddress = ({ rtmp, publicUrl }: Pick<Config, 'rtmp' | 'publicUrl'>): string | null =>
  rtmp ? (rtmp.url ?? `rtmp://${new URL(publicUrl).hostname}:${rtmp.port}/live`) : null;

/** @throws {Problem} NOT_FOUND, FORBIDDEN, LIVE_DELETED, LIVE_ENDED, CONFLICT for an outside room */
function requireHolding(row: LiveRow | undefined, { viewer, schoolId, now }: SignedIn): LiveRow {
  authorize(viewer, 'LIVE_HOSTING', schoolId);
  const live = requireThere(row);
  requireHost(live, viewer);
  if (live.room_url !== null) throw new Problem('CONFLICT', { reason: 'outside-room' });
  const state = stateOf(live, now);
  if (state === 'ended' || state === 'replay') throw new Problem('LIVE_ENDED');
  return live;
}

/** Where a program publishes to, and whether the person has a key for it. @throws {Problem} as the contract says */
export async function loadIngest(
  { database, config }: Pick<Services, 'database' | 'config'>,
  liveId: string,
  caller: SignedIn,
): Promise<LiveIngest> {
  const { schoolId, viewer, now } = caller;
  return database.read({ schoolId, accountId: viewer.accountId }, async (tx) => {
    const live = requireHolding(await findLive(tx, liveId, undefined), caller);
    const row = await findIngest(tx, liveId);
    return {
      url: rtmpAddress(config),
      keyMadeAt: row?.account_id === viewer.accountId ? row.made_at.toISOString() : null,
      state: stateOf(live, now),
    };
  });
}

/** Makes a key, which is told once. The one before is good for nothing from then on. @throws {Problem} as the contract says */
export async function makeKey(
  { database, config }: Pick<Services, 'database' | 'config'>,
  liveId: string,
  caller: SignedIn,
): Promise<NewLiveIngest> {
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  const url = rtmpAddress(config);
  return database.write({ schoolId, accountId }, async (tx) => {
    requireHolding(await lockLive(tx, liveId, undefined), caller);
    if (url === null) throw new Problem('CONFLICT', { reason: 'rtmp-off' });
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    await saveIngest(tx, {
      live_id: liveId,
      school_id: schoolId,
      account_id: accountId,
      key_hash: hashOf(secret),
      made_at: now,
    });
    return { url, key: `${schoolId}.${liveId}.${secret}` };
  });
}

/** Who a key stands for, as they are now; undefined for a key that is good for nothing. */
async function findPublisher(
  tx: Transaction,
  { schoolId, liveId, secret }: { schoolId: string; liveId: string; secret: string },
  now: Date,
): Promise<SignedIn | undefined> {
  const row = await findIngest(tx, liveId);
  const given = Buffer.from(hashOf(secret));
  if (!row || !timingSafeEqual(given, Buffer.from(row.key_hash))) return undefined;
  const holder = await findHolder(tx, row.account_id, schoolId);
  if (!holder) return undefined;
  return {
    schoolId,
    language: undefined,
    now,
    viewer: {
      accountId: row.account_id,
      sessionId: '',
      isSuperuser: holder.is_superuser,
      roles: new Map(holder.role === null ? [] : [[schoolId, holder.role]]),
      language: holder.language as Language,
      boundSchool: schoolId,
      provedAt: new Date(0),
      hasSecondFactor: false,
    },
  };
}

/**
 * Begins a session for who publishes with a key, as a host's browser does: the newest counts.
 * @returns undefined where the key is good for nothing now
 */
export async function openIngest(services: Services, key: string): Promise<Sink | undefined> {
  const { database, clock } = services;
  const [schoolId = '', liveId = '', secret = '', ...more] = key.split('.');
  if (more.length > 0 || !isId(schoolId) || !isId(liveId)) return undefined;
  const who = () =>
    database.read({ schoolId }, (tx) => findPublisher(tx, { schoolId, liveId, secret }, clock.now()));
  const publisher = await who();
  if (!publisher) return undefined;
  const { streamKey } = await begin(services, liveId, publisher, undefined);
  let number = 0;
  return {
    keep: async ({ bytes, time }) => {
      number += 1;
      const sent = { number, startMs: time?.startMs, durationMs: time?.durationMs, streamKey };
      await persist(async () => {
        // Asked anew: a key that was replaced, and somebody who left, publish no more.
        const caller = await who();
        if (!caller) throw new Problem('FORBIDDEN');
        await storeSegment(services, liveId, sent, Readable.from([bytes]), caller);
      });
    },
  };
}

/** Tries again what a lost database or a full disk has hindered, and what came too fast. */
async function persist(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const isLasting = error instanceof Problem && error.status < 500 && error.code !== 'TOO_MANY_REQUESTS';
      if (isLasting || tries >= TRIES_MAX) throw error;
    }
    await wait(RETRY_MS);
  }
}
