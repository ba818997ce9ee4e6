import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataExport } from '@stoa/api/schema';
import type { Transaction } from '../../database/pool.ts';
import type { Job, JobHandler } from '../../core/jobs/jobs.ts';
import type { Services } from '../../core/services.ts';
import { makeChallenge } from '../auth/challenges.ts';
import { notify as tellOf } from '../notifications/notify.ts';
import { mailNotice, notify } from './notices.ts';

export const EXPORT = 'account.export';
export const EXPORT_TICKET = 'account.export';
/** How long a copy can be fetched; then its file is removed. */
const TTL_S = 86_400;
export const REMOVE_EXPORT = 'account.export.remove';

export interface ExportState {
  progress: number;
  /** Name of the file while it is there. */
  file?: string;
  url?: string;
  expiresAt?: string;
}

const folderOf = (dataDir: string) => join(dataDir, 'files', 'exports');
const pathOf = (dataDir: string, file: string) => join(folderOf(dataDir), file);

/** What the account holds, part by part; each is read within its own limits, schools one by one. */
const PARTS: Record<string, (tx: Transaction, accountId: string) => Promise<unknown>> = {
  account: (tx, id) =>
    tx
      .selectFrom('account')
      .select([
        'id',
        'email',
        'mobile',
        'nick_name',
        'real_name',
        'avatar_url',
        'language',
        'time_zone',
        'created_at',
      ])
      .where('id', '=', id)
      .executeTakeFirst(),
  signIns: (tx, id) =>
    tx
      .selectFrom('session')
      .select(['created_at', 'last_seen_at', 'expires_at', 'revoked_at', 'ip', 'user_agent', 'login_method'])
      .where('account_id', '=', id)
      .orderBy('created_at')
      .execute(),
  passkeys: (tx, id) =>
    tx
      .selectFrom('passkey')
      .select(['name', 'created_at', 'last_used_at'])
      .where('account_id', '=', id)
      .execute(),
  agreements: (tx, id) =>
    tx
      .selectFrom('agreement_signature')
      .select(['type', 'version', 'language', 'signed_at', 'withdrawn_at'])
      .where('account_id', '=', id)
      .execute(),
  activationCodes: (tx, id) =>
    tx
      .selectFrom('active_code_application')
      .select(['kind', 'organisation', 'contact_name', 'contact_email', 'reason', 'status', 'applied_at'])
      .where('account_id', '=', id)
      .execute(),
  feedback: (tx, id) =>
    tx
      .selectFrom('feedback')
      .select([
        'school_id',
        'kind',
        'feedback_type',
        'complaint_type',
        'content',
        'phone_number',
        'target_url',
        'status',
        'reply',
        'created_at',
      ])
      .where('account_id', '=', id)
      .execute(),
  notifications: (tx, id) =>
    tx
      .selectFrom('notification')
      .select(['kind', 'school_id', 'params', 'created_at', 'read_at'])
      .where('account_id', '=', id)
      .execute(),
  memberships: (tx, id) =>
    tx
      .selectFrom('membership')
      .innerJoin('school', 'school.id', 'membership.school_id')
      .select(['school.id', 'school.name', 'membership.role', 'membership.status', 'membership.joined_at'])
      .where('membership.account_id', '=', id)
      .execute(),
};

/** What a school holds of the person; the transaction is bound to both. */
const SCHOOL_PARTS: Record<string, (tx: Transaction, accountId: string) => Promise<unknown>> = {
  enrolments: (tx, id) =>
    tx.selectFrom('enrollment').select(['class_id', 'enrolled_at']).where('account_id', '=', id).execute(),
  progress: (tx, id) =>
    tx
      .selectFrom('lesson_progress')
      .select(['lesson_id', 'fraction', 'position_seconds', 'completed_at', 'updated_at'])
      .where('account_id', '=', id)
      .execute(),
  points: (tx, id) =>
    tx.selectFrom('point_event').select(['points', 'reason', 'at']).where('account_id', '=', id).execute(),
  space: (tx, id) =>
    tx
      .selectFrom('space')
      .select([
        'about',
        'links',
        'cover_url',
        'show_works',
        'show_dynamics',
        'show_learning',
        'show_follows',
        'hidden_kinds',
        'leave_visits',
      ])
      .where('account_id', '=', id)
      .executeTakeFirst(),
  follows: (tx, id) =>
    tx.selectFrom('follow').select(['person_id', 'followed_at']).where('follower_id', '=', id).execute(),
  // Who looked at a space is told there; the copy has the visits that the person made.
  visits: (tx, id) =>
    tx
      .selectFrom('space_visit')
      .select(['owner_id', 'visited_at', 'visit_count'])
      .where('visitor_id', '=', id)
      .execute(),
  searches: (tx, id) =>
    tx.selectFrom('search_history').select(['keyword', 'searched_at']).where('account_id', '=', id).execute(),
};

/** Writes the copy, tells the person by mail, and sees to it that the file goes after a day. */
export function exporter(services: Services): JobHandler {
  const { database, clock, config, jobs } = services;
  return async (job, save) => {
    const { accountId } = job;
    const copy: Record<string, unknown> = { exportedAt: clock.now().toISOString() };
    const parts = Object.entries(PARTS);
    for (const [index, [name, read]] of parts.entries()) {
      copy[name] = await database.read({ accountId }, (tx) => read(tx, accountId));
      await save({ progress: Math.round(((index + 1) / (parts.length + 1)) * 90) });
    }
    const schools: Record<string, unknown> = {};
    for (const { id } of copy.memberships as { id: string }[])
      schools[id] = await database.read({ accountId, schoolId: id }, async (tx) => {
        const held: Record<string, unknown> = {};
        for (const [name, read] of Object.entries(SCHOOL_PARTS)) held[name] = await read(tx, accountId);
        return held;
      });
    copy.schools = schools;
    const file = `${randomUUID()}.json`;
    await mkdir(folderOf(config.dataDir), { recursive: true, mode: 0o700 });
    const draft = pathOf(config.dataDir, `.${file}.part`);
    await writeFile(draft, JSON.stringify(copy, undefined, 2), { mode: 0o600 });
    await rename(draft, pathOf(config.dataDir, file));
    const now = clock.now();
    const expires = new Date(now.getTime() + TTL_S * 1000);
    const page = `${config.publicUrl}/account/data`;
    const { contact, mailed } = await database.write({ accountId }, async (tx) => {
      const ticket = await makeChallenge(
        tx,
        { kind: EXPORT_TICKET, accountId, data: { file }, ttlSeconds: TTL_S },
        now,
      );
      const url = `/api/accounts/users/export/${ticket}`;
      await save({ progress: 100, file, url, expiresAt: expires.toISOString() } satisfies ExportState, tx);
      await jobs.add(tx, { kind: REMOVE_EXPORT, accountId, input: { file }, runAt: expires });
      await tellOf(tx, { accountId, kind: 'exportReady', params: {}, now });
      const person = await tx
        .selectFrom('account')
        .select(['email', 'mobile', 'language'])
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow();
      return { contact: person, mailed: await mailNotice(tx, services, person, 'exportReady', page) };
    });
    if (!mailed) await notify(services, contact, 'exportReady', page);
  };
}

export const removeExport = (dataDir: string, file: string) => rm(pathOf(dataDir, file), { force: true });

/** @returns undefined where the file is gone */
export const readExport = async (dataDir: string, file: string): Promise<object | undefined> =>
  readFile(pathOf(dataDir, file), 'utf8').then(
    (text) => JSON.parse(text) as object,
    () => undefined,
  );

export function presentExport(job: (Job & { createdAt?: Date }) | undefined, now: Date): DataExport {
  if (!job) return { status: 'none', progress: 0, url: null, expiresAt: null, requestedAt: null };
  const state = job.state as ExportState;
  const requestedAt = (job.input as { requestedAt: string }).requestedAt;
  if (job.status === 'failed')
    return { status: 'failed', progress: 0, url: null, expiresAt: null, requestedAt };
  if (job.status !== 'done')
    return { status: 'preparing', progress: state.progress, url: null, expiresAt: null, requestedAt };
  const expiresAt = state.expiresAt ?? null;
  const over = expiresAt === null || new Date(expiresAt) <= now;
  return {
    status: over ? 'expired' : 'ready',
    progress: 100,
    url: over ? null : (state.url ?? null),
    expiresAt,
    requestedAt,
  };
}
