import type { GivenAnswer, GivenFile, LocalSurvey } from '@stoa/machines/survey';
import { randomId } from '../../app/random-id.ts';
import { readStored, store } from '../../app/storage.ts';

const KEY = /^[a-z0-9]{1,16}$/;
const NAME = /^[A-Za-z0-9_-]{8,64}$/;
/** The server keeps files for a day that no answer has: what is nearly as old is asked for again. */
const FILE_MS = 20 * 3_600_000;
const keyOf = (viewerId: string, surveyId: string): string => `survey.${viewerId}.${surveyId}`;

/** What this device keeps of somebody's answers to a survey; null for what does not read like it. */
export function readSurvey(viewerId: string, surveyId: string): LocalSurvey | null {
  try {
    const value: unknown = JSON.parse(readStored(keyOf(viewerId, surveyId)) ?? 'null');
    return isLocal(value) ? withoutOldFiles(value, Date.now()) : null;
  } catch {
    return null;
  }
}

/** Without files that the server has hardly any more; then it begins at the first page, where they may be missing. */
function withoutOldFiles(local: LocalSurvey, now: number): LocalSurvey {
  const isOld = ({ sentAt = 0 }: GivenFile) => now - sentAt > FILE_MS;
  if (!Object.values(local.answers).some(({ files = [] }) => files.some(isOld))) return local;
  const answers = Object.entries(local.answers).map(([id, { files, ...answer }]): [string, GivenAnswer] => [
    id,
    files ? { ...answer, files: files.filter((file) => !isOld(file)) } : answer,
  ]);
  return { ...local, answers: Object.fromEntries(answers), pageId: '' };
}

export const storeSurvey = (viewerId: string, surveyId: string, survey: LocalSurvey): void =>
  store(keyOf(viewerId, surveyId), JSON.stringify(survey));

/** Of what was handed in the device keeps that it was, and no answers. */
export const noteSubmitted = (viewerId: string, surveyId: string, submissionId: string): void =>
  storeSurvey(viewerId, surveyId, { answers: {}, pageId: '', version: 0, submissionId, isSubmitted: true });

/** Names this browser for one survey; other surveys know it by other names. */
export function deviceFor(surveyId: string): string {
  const key = `survey.device.${surveyId}`;
  const known = readStored(key);
  if (known !== undefined && NAME.test(known)) return known;
  const made = randomId();
  store(key, made);
  return made;
}

/** Storage is open to everybody on the device. */
function isLocal(value: unknown): value is LocalSurvey {
  if (typeof value !== 'object' || value === null) return false;
  const { answers, pageId, version, submissionId, isSubmitted } = value as Record<string, unknown>;
  return (
    typeof answers === 'object' &&
    answers !== null &&
    Object.entries(answers).every(([id, answer]) => KEY.test(id) && isAnswer(answer)) &&
    typeof pageId === 'string' &&
    Number.isInteger(version) &&
    typeof submissionId === 'string' &&
    NAME.test(submissionId) &&
    typeof isSubmitted === 'boolean'
  );
}

const isKey = (value: unknown): boolean => typeof value === 'string' && KEY.test(value);

function isAnswer(value: unknown): value is GivenAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { choice, number, text, rows, parts, files } = value as Record<string, unknown>;
  return (
    (choice === undefined || (Array.isArray(choice) && choice.every(isKey))) &&
    (number === undefined || Number.isFinite(number)) &&
    (text === undefined || typeof text === 'string') &&
    (rows === undefined ||
      (Array.isArray(rows) &&
        rows.every((entry: unknown) => {
          if (typeof entry !== 'object' || entry === null) return false;
          const { row, option } = entry as Record<string, unknown>;
          return isKey(row) && isKey(option);
        }))) &&
    (parts === undefined || (Array.isArray(parts) && parts.every(isPart))) &&
    (files === undefined || (Array.isArray(files) && files.every(isFile)))
  );
}

function isPart(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return false;
  const { key, value } = entry as Record<string, unknown>;
  return isKey(key) && typeof value === 'string';
}

function isFile(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return false;
  const { url, name, bytes, sentAt } = entry as Record<string, unknown>;
  return (
    typeof url === 'string' &&
    typeof name === 'string' &&
    Number.isFinite(bytes) &&
    (sentAt === undefined || Number.isFinite(sentAt))
  );
}
