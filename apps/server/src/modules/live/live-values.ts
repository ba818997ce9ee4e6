import type { LiveInput } from '@stoa/api/schema';
import { OPERATIONS } from '../../core/acl/operations.ts';
import type { Services } from '../../core/services.ts';
import { fold, toVector } from '../../core/text/tokens.ts';
import { copyToSchool } from '../../core/uploads/copy-upload.ts';
import { confirm } from '../../core/uploads/uploads.service.ts';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import type { Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import { cleanName } from '../../platform/clean-name.ts';
import { cleanText } from '../../platform/clean-text.ts';
import { requireAccepted } from '../moderation/moderation.service.ts';
import { invalid, requireRoomUrl, requireTimeZone } from './live.policy.ts';
import {
  isClass,
  listOfRole,
  listOverlapping,
  lockHost,
  type LiveRow,
  type LiveValues,
  type Span,
} from './live.repository.ts';
import type { SignedIn } from './signed-in.ts';

const MINUTE_MS = 60_000;
const SECONDS_A_MINUTE = 60;

/** What is typed, as it is kept. @throws {Problem} VALIDATION_FAILED, MODERATION_REJECTED, UPLOAD_NOT_OWNED */
export async function checked(
  services: Services,
  input: LiveInput,
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
export async function requireReferences(
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

/** When a session takes place. */
export const spanOf = (startsAt: Date, minutes: number): Span => ({
  from: startsAt,
  to: new Date(startsAt.getTime() + minutes * MINUTE_MS),
});

/** @throws {Problem} CONFLICT where the host is in another session at one of these times, or they overlap */
export async function requireFreeHost(
  tx: Transaction,
  hostId: string,
  spans: readonly Span[],
  except: readonly string[],
): Promise<void> {
  await lockHost(tx, hostId);
  const sorted = spans.toSorted((one, other) => one.from.getTime() - other.from.getTime());
  const overlaps = sorted.some(({ to }, index) => to > (sorted[index + 1]?.from ?? to));
  if (overlaps || (await listOverlapping(tx, { hostId, spans, except })).length > 0)
    throw new Problem('CONFLICT', { reason: 'host-busy' });
}
