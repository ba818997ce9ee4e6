import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataExport } from '@stoa/api/schema';
import type { Job } from '../../core/jobs/jobs.repository.ts';
import type { JobHandler } from '../../core/jobs/jobs.ts';
import type { Services } from '../../core/services.ts';
import { makeChallenge } from '../auth/challenges.repository.ts';
import { notify as noticeOf } from '../notifications/notify.ts';
import { mailNotice, notify } from './notices.ts';
import { SCHOOL_PLACES } from './data-export.places.ts';
import { holdsSomething, listSchoolIds, PARTS, SCHOOL_PARTS } from './data-export.repository.ts';
import { findContact } from './accounts.repository.ts';

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

/** Writes the copy, tells the person by mail, and sees to it that the file goes after a day. */
export function exporter(services: Services): JobHandler {
  const { database, clock, config, jobs } = services;
  return async (job, save) => {
    const { accountId } = job;
    const file = `${randomUUID()}.json`;
    await mkdir(folderOf(config.dataDir), { recursive: true, mode: 0o700 });
    const draft = pathOf(config.dataDir, `.${file}.part`);
    await using copy = await open(draft, 'w', 0o600);
    // Part by part, each in a line: the server never holds the whole of it.
    await copy.write(`{\n"exportedAt": ${JSON.stringify(clock.now())}`);
    const parts = Object.entries(PARTS);
    for (const [index, [name, read]] of parts.entries()) {
      const held = await database.read({ accountId }, (tx) => read(tx, accountId));
      await copy.write(`,\n${JSON.stringify(name)}: ${JSON.stringify(held ?? null)}`);
      await save({ progress: Math.round(((index + 1) / (parts.length + 1)) * 90) });
    }
    await copy.write(',\n"schools": {');
    let separator = '\n';
    for (const schoolId of await database.read({ accountId }, listSchoolIds)) {
      const scope = { accountId, schoolId };
      if (!(await database.read(scope, (tx) => holdsSomething(tx, accountId, SCHOOL_PLACES)))) continue;
      await copy.write(`${separator}${JSON.stringify(schoolId)}: {`);
      for (const [index, [name, read]] of Object.entries(SCHOOL_PARTS).entries()) {
        const held = await database.read(scope, (tx) => read(tx, accountId));
        await copy.write(
          `${index === 0 ? '' : ','}\n${JSON.stringify(name)}: ${JSON.stringify(held ?? null)}`,
        );
      }
      await copy.write('\n}');
      separator = ',\n';
    }
    await copy.write('}\n}\n');
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
      await noticeOf(tx, { accountId, kind: 'exportReady', params: {}, now });
      const person = await findContact(tx, accountId);
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
