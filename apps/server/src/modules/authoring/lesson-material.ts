import { bestOf, hasDuplicates } from '@stoa/api/rubric';
import type { LessonText } from '@stoa/api/schema';
import type { UploadType } from '../../database/tables/files-and-feedback.ts';
import type { Language } from '../../i18n/languages.ts';
import { Problem } from '../../http/problem.ts';
import { isSafeAddress } from '../../http/safe-address.ts';
import { parseZone } from '../../platform/zoned-time.ts';
import { readFileAddress } from '../../core/uploads/file-address.ts';

/** What a lesson consists of beside its text. */
export type LessonMaterial = NonNullable<LessonText['material']>;

/** Files that a material names, by what they have to be. */
export interface MaterialFiles {
  names: string[];
  types: readonly UploadType[];
}

const VIDEOS = ['video/mp4', 'video/webm'] as const satisfies readonly UploadType[];
const SOUNDS = ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav'] as const satisfies readonly UploadType[];
const DOCUMENTS = ['application/pdf'] as const satisfies readonly UploadType[];
const CAPTIONS = ['text/vtt'] as const satisfies readonly UploadType[];
/** Control characters, and marks that turn the writing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const PLACE = 'body/material';

const refusal = (path: string, rule: string, message: string): Problem =>
  new Problem('CONTENT_INVALID', { fields: [{ path, rule, message }] });

/** @returns the name of the upload at an address; none for a file of this server */
function uploadAt(address: string, schoolId: string, path: string): string[] {
  const name = readFileAddress(address, schoolId);
  if (name === undefined) throw refusal(path, 'format', 'must be a file on this server');
  return name === null ? [] : [name];
}

/** What a lesson leads to elsewhere in the school. */
export interface LedTo {
  table: 'exam' | 'survey' | 'live' | 'attendance';
  id: string;
}

/** What a material leads to; undefined where it is done on the lesson's own page. */
export function ledToBy(material: LessonMaterial | null): LedTo | undefined {
  switch (material?.type) {
    case 'exam':
      return { table: 'exam', id: material.examId };
    case 'survey':
      return { table: 'survey', id: material.surveyId };
    case 'live':
      return { table: 'live', id: material.liveId };
    case 'attendance':
      return { table: 'attendance', id: material.attendanceId };
    default:
      return undefined;
  }
}

const WHAT: Readonly<Record<LedTo['table'], string>> = {
  exam: 'an exam of the school',
  survey: 'a survey of the school',
  live: 'a live of the school',
  attendance: 'an attendance of the class',
};

/** A lesson names something that the school, or its class, does not have. */
export const nowhere = ({ table }: LedTo): Problem =>
  refusal(`${PLACE}/${table}Id`, 'exists', `must be ${WHAT[table]}`);

type Assignment = Extract<LessonMaterial, { type: 'assignment' }>;

/** @throws {Problem} CONTENT_INVALID for a zone that there is not, and for criteria or levels that share an id */
function cleanAssignment(material: Assignment): Assignment {
  const { rubric, timeZone } = material;
  if (parseZone(timeZone) === undefined) throw refusal(`${PLACE}/timeZone`, 'format', 'must be a time zone');
  if (hasDuplicates(rubric)) throw refusal(`${PLACE}/rubric`, 'unique', 'has two with one id');
  return { ...material, points: rubric.length > 0 ? Math.max(1, bestOf(rubric)) : material.points };
}

const plainName = (name: string): string => name.normalize('NFC').replaceAll(UNSEEN, '').trim();

/** What is played in a lesson, and what is said in it. */
function playedFiles(
  { url, captions }: Extract<LessonMaterial, { type: 'video' | 'audio' }>,
  types: MaterialFiles['types'],
  schoolId: string,
): MaterialFiles[] {
  const said = Object.entries(captions) as [Language, string][];
  return [
    { names: uploadAt(url, schoolId, `${PLACE}/url`), types },
    {
      names: said.flatMap(([language, address]) =>
        uploadAt(address, schoolId, `${PLACE}/captions/${language}`),
      ),
      types: CAPTIONS,
    },
  ];
}

/**
 * A material as it is kept, and the uploads that it names.
 * @throws {Problem} CONTENT_INVALID for a file that is not on this server and a link that leads where it must not,
 *   UPLOAD_NOT_OWNED for a file of another school
 */
export function cleanMaterial(
  material: LessonMaterial | null,
  schoolId: string,
): { material: LessonMaterial | null; files: MaterialFiles[] } {
  switch (material?.type) {
    case 'video': {
      const files = playedFiles(material, VIDEOS, schoolId);
      // A film's own picture: uploads have none yet.
      const poster = material.posterUrl;
      if (poster !== null && readFileAddress(poster, schoolId) !== null)
        throw refusal(`${PLACE}/posterUrl`, 'format', 'must be a picture of this server');
      return { material: { ...material, fileName: plainName(material.fileName) }, files };
    }
    case 'audio':
      return {
        material: { ...material, fileName: plainName(material.fileName) },
        files: playedFiles(material, SOUNDS, schoolId),
      };
    case 'file':
      return {
        material: { ...material, fileName: plainName(material.fileName) },
        files: [{ names: uploadAt(material.url, schoolId, `${PLACE}/url`), types: [material.contentType] }],
      };
    case 'document':
      return {
        material: { ...material, fileName: plainName(material.fileName) },
        files: [{ names: uploadAt(material.url, schoolId, `${PLACE}/url`), types: DOCUMENTS }],
      };
    case 'link':
      if (!/^https?:\/\//i.test(material.url) || !isSafeAddress(material.url))
        throw refusal(`${PLACE}/url`, 'format', 'must be an http(s) address');
      return { material, files: [] };
    case 'assignment':
      return { material: cleanAssignment(material), files: [] };
    default:
      return { material: material ?? null, files: [] };
  }
}
