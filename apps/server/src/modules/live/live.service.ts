import type { LiveChange, LiveInput, LiveSession } from '@stoa/api/schema';
import { OPERATIONS } from '../../core/acl/operations.ts';
import { authorize } from '../../core/acl/authorize.ts';
import { presentPerson } from '../../core/people/people.presenter.ts';
import { wordingOf, type Asker } from '../../core/schools/asker.ts';
import { enter } from '../../core/schools/schools.service.ts';
import type { Services } from '../../core/services.ts';
import { fold, toVector } from '../../core/text/tokens.ts';
import { copyToSchool } from '../../core/uploads/copy-upload.ts';
import { confirm } from '../../core/uploads/uploads.service.ts';
import type { Transaction } from '../../database/pool.ts';
import { isMember, type Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import type { Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import { tell } from '../../platform/bus.repository.ts';
import { cleanName } from '../../platform/clean-name.ts';
import { cleanText } from '../../platform/clean-text.ts';
import { once } from '../../platform/idempotency.ts';
import { requireAccepted } from '../moderation/moderation.service.ts';
import {
  invalid,
  requireAudience,
  requireEditor,
  requireRoomUrl,
  requireStart,
  requireTimeZone,
  stateOf,
} from './live.policy.ts';
import { presentLive, type People } from './live.presenter.ts';
import {
  addLive,
  changeLive,
  countLives,
  deleteLiveRow,
  findLive,
  findOverlapping,
  findPeople,
  isClass,
  listByRole,
  listLives,
  listOfRole,
  lockHost,
  lockLive,
  setReservation,
  type LiveFilter,
  type LiveRow,
  type LiveValues,
} from './live.repository.ts';
import { LIVE_CLOSE_JOB } from './picture/close-job.ts';
import { planReminders, tellReserved } from './reminders.ts';

const MINUTE_MS = 60_000;
const SECONDS_A_MINUTE = 60;
const HOSTS_MAX = 200;

/** Who asks, and is signed in. */
export type SignedIn = Asker & { viewer: Viewer };

/** A page of sessions. @throws {Problem} NOT_FOUND, SCHOOL_CLOSED */
export async function loadLives(
  { database, secrets }: Pick<Services, 'database' | 'secrets'>,
  asker: Asker,
  filter: Omit<LiveFilter, 'onlooker' | 'accountId'>,
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
) {
  const { schoolId, viewer, now } = asker;
  const accountId = viewer?.accountId;
  return database.read({ schoolId, accountId }, async (tx) => {
    const school = await enter(tx, asker);
    const whole = { ...filter, onlooker: { member: isMember(viewer, schoolId), now }, accountId };
    const rows = await listLives(tx, whole, { limit: pageSize, offset: (pageNumber - 1) * pageSize });
    const people = await peopleOf(tx, rows);
    const wording = wordingOf(school, asker);
    return {
      items: rows.map((row) => presentLive(row, people, viewer, wording, secrets)),
      total: await countLives(tx, whole),
      pageNumber,
      pageSize,
    };
  });
}

/** A session for whom it is meant. @throws {Problem} NOT_FOUND, LIVE_DELETED, MEMBERS_ONLY, VISITORS_ONLY */
export async function loadLive(
  { database, secrets }: Pick<Services, 'database' | 'secrets'>,
  liveId: string,
  asker: Asker,
): Promise<LiveSession> {
  const { schoolId, viewer } = asker;
  return database.read({ schoolId, accountId: viewer?.accountId }, (tx) =>
    present(secrets, tx, liveId, asker),
  );
}

async function present(
  secrets: Services['secrets'],
  tx: Transaction,
  liveId: string,
  asker: Asker,
): Promise<LiveSession> {
  const school = await enter(tx, asker);
  const row = requireThere(await findLive(tx, liveId, asker.viewer?.accountId));
  requireAudience(row, asker.viewer);
  return presentLive(row, await peopleOf(tx, [row]), asker.viewer, wordingOf(school, asker), secrets);
}

/** @throws {Problem} NOT_FOUND, LIVE_DELETED */
export function requireThere(row: LiveRow | undefined): LiveRow {
  if (!row) throw new Problem('NOT_FOUND');
  if (row.deleted_at) throw new Problem('LIVE_DELETED');
  if (row.status !== 'published') throw new Problem('NOT_FOUND');
  return row;
}

async function peopleOf(tx: Transaction, rows: readonly LiveRow[]): Promise<People> {
  const ids = [...new Set(rows.flatMap((row) => row.speaker_ids))];
  return new Map((await findPeople(tx, ids)).map((row) => [row.id, presentPerson(row)]));
}

/** Who can hold sessions in the school. @throws {Problem} FORBIDDEN, NOT_FOUND */
export async function loadHosts({ database }: Pick<Services, 'database'>, { schoolId, viewer }: SignedIn) {
  authorize(viewer, 'LIVE_HOSTING', schoolId);
  const rows = await database.read({ schoolId }, (tx) =>
    listByRole(tx, schoolId, OPERATIONS.LIVE_HOSTING, HOSTS_MAX),
  );
  return { items: rows.map(presentPerson) };
}

/** Schedules a session, which is published at once. @throws {Problem} as the contract says */
export async function schedule(
  services: Services,
  input: LiveInput & { region?: string },
  asker: SignedIn,
  key: string | undefined,
): Promise<LiveSession> {
  const { database } = services;
  const { schoolId, viewer, now } = asker;
  const { accountId } = viewer;
  authorize(viewer, 'LIVE_HOSTING', schoolId);
  const values = await checked(services, input, asker);
  requireStart(values.startsAt, now);
  const scope = { schoolId, accountId };
  const operation = input.region === undefined ? 'scheduleLive' : 'scheduleGlobalLive';
  return database.write(scope, (tx) =>
    once(tx, { key, accountId, operation, request: { schoolId, input } }, now, async () => {
      await enter(tx, asker);
      await requireReferences(tx, schoolId, values);
      await requireFreeHost(tx, accountId, values, undefined);
      const id = await addLive(tx, schoolId, accountId, { ...values, region: input.region ?? null }, now);
      const row = requireThere(await findLive(tx, id, accountId));
      await planReminders(services, tx, row, accountId, now);
      await tell(tx, { type: 'school.changed', schoolId });
      return present(services.secrets, tx, id, asker);
    }),
  );
}

/** Changes a session. @throws {Problem} as the contract says */
export async function change(
  services: Services,
  liveId: string,
  { version, ...input }: LiveChange,
  asker: SignedIn,
): Promise<LiveSession> {
  const { schoolId, viewer, now } = asker;
  const { accountId } = viewer;
  authorize(viewer, 'LIVE_HOSTING', schoolId);
  const scope = { schoolId, accountId };
  const before = await services.database.read(scope, async (tx) =>
    requireChangeable(await findLive(tx, liveId, accountId), viewer, now),
  );
  const values = await checked(services, input, asker, before);
  return services.database.write(scope, async (tx) => {
    const row = requireChangeable(await lockLive(tx, liveId, accountId), viewer, now);
    if (String(row.version) !== version)
      throw new Problem('VERSION_CONFLICT', { currentVersion: String(row.version) });
    const isMoved = values.startsAt.getTime() !== row.starts_at.getTime();
    if (isMoved && row.started_at) throw new Problem('CONFLICT', { reason: 'live' });
    if (isMoved) requireStart(values.startsAt, now);
    await requireReferences(tx, schoolId, values);
    if (row.host_id) await requireFreeHost(tx, row.host_id, values, liveId);
    await changeLive(tx, row, values, now);
    if (isMoved) {
      await planReminders(services, tx, { ...row, starts_at: values.startsAt }, accountId, now);
      await tellReserved(services, tx, row, { news: 'moved', startsAt: values.startsAt }, accountId);
    }
    await tell(tx, { type: 'school.changed', schoolId });
    return present(services.secrets, tx, liveId, asker);
  });
}

/** @throws {Problem} NOT_FOUND, LIVE_DELETED, FORBIDDEN, LIVE_ENDED */
function requireChangeable(row: LiveRow | undefined, viewer: Viewer, now: Date): LiveRow {
  const live = requireThere(row);
  requireEditor(live, viewer);
  const state = stateOf(live, now);
  if (state === 'ended' || state === 'replay') throw new Problem('LIVE_ENDED');
  return live;
}

/** Deletes a session that is not live. @throws {Problem} NOT_FOUND, LIVE_DELETED, FORBIDDEN, CONFLICT */
export async function remove(services: Services, liveId: string, asker: SignedIn): Promise<void> {
  const { schoolId, viewer, now } = asker;
  const { accountId } = viewer;
  authorize(viewer, 'LIVE_HOSTING', schoolId);
  await services.database.write({ schoolId, accountId }, async (tx) => {
    const row = requireThere(await lockLive(tx, liveId, accountId));
    requireEditor(row, viewer);
    const state = stateOf(row, now);
    if (state === 'live' && row.started_at) throw new Problem('CONFLICT', { reason: 'live' });
    await deleteLiveRow(tx, liveId, now);
    if (row.has_picture)
      await services.jobs.add(tx, { kind: LIVE_CLOSE_JOB, accountId, schoolId, input: { liveId } });
    if (state !== 'ended' && state !== 'replay')
      await tellReserved(services, tx, row, { news: 'cancelled', startsAt: row.starts_at }, accountId);
    await tell(tx, { type: 'school.changed', schoolId });
  });
}

/**
 * Notes that somebody wants to be reminded, or not. The last seat goes to one person.
 * @throws {Problem} NOT_FOUND, LIVE_DELETED, MEMBERS_ONLY, VISITORS_ONLY, LIVE_ENDED, QUOTA_EXCEEDED where all seats are taken
 */
export async function reserve(
  services: Services,
  liveId: string,
  reserved: boolean,
  asker: SignedIn,
): Promise<{ reserved: boolean; reservedCount: number }> {
  const { schoolId, viewer, now } = asker;
  const { accountId } = viewer;
  return services.database.write({ schoolId, accountId }, async (tx) => {
    await enter(tx, asker);
    const row = requireThere(await lockLive(tx, liveId, accountId));
    requireAudience(row, viewer);
    const state = stateOf(row, now);
    if (state === 'ended' || state === 'replay') throw new Problem('LIVE_ENDED');
    if (reserved && !row.reserved && row.capacity !== null && (row.reserved_count ?? 0) >= row.capacity)
      throw new Problem('QUOTA_EXCEEDED', { limit: row.capacity });
    await setReservation(tx, { liveId, schoolId, accountId }, reserved, now);
    if (reserved) await planReminders(services, tx, row, accountId, now);
    const after = requireThere(await findLive(tx, liveId, accountId));
    return { reserved: after.reserved, reservedCount: after.reserved_count ?? 0 };
  });
}

/** What is typed, as it is kept. @throws {Problem} VALIDATION_FAILED, MODERATION_REJECTED, UPLOAD_NOT_OWNED */
async function checked(
  services: Services,
  input: Omit<LiveInput, never>,
  { schoolId, viewer }: SignedIn,
  before?: LiveRow,
): Promise<LiveValues> {
  const title = cleanName(input.title);
  if (title === '') throw invalid('title', 'minLength', 'must say something');
  const summary = cleanText(input.summary ?? '');
  requireTimeZone(input.timeZone);
  if (input.roomUrl) requireRoomUrl(input.roomUrl);
  await requireAccepted(services, 'page', `${title}\n${summary}`, schoolId);
  const { lang } = input;
  const texts = [
    { text: title, language: lang, weight: 'A' as const },
    { text: summary, language: lang, weight: 'B' as const },
  ];
  return {
    title: kept(before?.title, lang, title),
    summary: kept(before?.summary, lang, summary),
    searchVector: toVector(texts),
    searchText: texts.map(({ text }) => fold(text)).join('\n'),
    coverUrl: await coverFor(services, input.coverUploadId, { schoolId, accountId: viewer.accountId }),
    zone: Number(input.zone ?? '2'),
    audience: input.audience,
    startsAt: new Date(input.startsAt),
    minutes: input.durationSeconds / SECONDS_A_MINUTE,
    lang,
    languages: (input.languages ?? []).filter((language) => language !== lang),
    timeZone: input.timeZone,
    classId: input.classId ?? null,
    capacity: input.capacity ?? null,
    chatEnabled: input.chatEnabled,
    recording: input.recording,
    roomUrl: input.roomUrl ?? null,
    speakerIds: (input.speakerIds ?? []).filter((id) => id !== (before?.host_id ?? viewer.accountId)),
  };
}

/** A text that is as it was keeps its translations. */
const kept = (before: LiveRow['title'] | undefined, lang: Language, text: string): LiveRow['title'] =>
  before && textIn(before, lang, lang) === text ? before : text === '' ? {} : { [lang]: text };

/** @throws {Problem} UPLOAD_NOT_OWNED where the upload is not the person's own, or has not arrived */
async function coverFor(
  services: Services,
  uploadId: string | null | undefined,
  scope: { schoolId: string; accountId: string },
): Promise<string | undefined> {
  if (uploadId === undefined) return undefined;
  if (uploadId === null) return '';
  await confirm(services, uploadId, scope.accountId).catch((error: unknown) => {
    throw error instanceof Problem && error.status < 500 ? new Problem('UPLOAD_NOT_OWNED') : error;
  });
  const url = await copyToSchool(services, uploadId, scope);
  if (url === undefined) throw new Problem('UPLOAD_NOT_OWNED');
  return url;
}

/** @throws {Problem} VALIDATION_FAILED for speakers and classes that are not the school's */
async function requireReferences(
  tx: Transaction,
  schoolId: string,
  { speakerIds, classId }: LiveValues,
): Promise<void> {
  const known = await listOfRole(tx, schoolId, speakerIds, OPERATIONS.LIVE_HOSTING);
  if (known.length < speakerIds.length)
    throw invalid('speakerIds', 'enum', 'must be people who can hold sessions in the school');
  if (classId !== null && !(await isClass(tx, classId)))
    throw invalid('classId', 'enum', 'must be a class of the school');
}

/** @throws {Problem} CONFLICT where the host is in another session then */
async function requireFreeHost(
  tx: Transaction,
  hostId: string,
  { startsAt, minutes }: LiveValues,
  except: string | undefined,
): Promise<void> {
  await lockHost(tx, hostId);
  const to = new Date(startsAt.getTime() + minutes * MINUTE_MS);
  if (await findOverlapping(tx, { hostId, from: startsAt, to, except }))
    throw new Problem('CONFLICT', { reason: 'host-busy' });
}
