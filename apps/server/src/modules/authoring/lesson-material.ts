import type { LessonText } from '@stoa/api/schema';
import type { UploadType } from '../../database/tables/files-and-feedback.ts';
import type { Language } from '../../i18n/languages.ts';
import { Problem } from '../../http/problem.ts';
import { isSafeAddress } from '../../http/safe-address.ts';
import { readPictureAddress } from '../../core/uploads/picture-address.ts';

/** What a lesson consists of beside its text. */
export type LessonMaterial = NonNullable<LessonText['material']>;

/** Files that a material names, by what they have to be. */
export interface MaterialFiles {
  names: string[];
  types: readonly UploadType[];
}

const VIDEOS = ['video/mp4', 'video/webm'] as const satisfies readonly UploadType[];
const DOCUMENTS = ['application/pdf'] as const satisfies readonly UploadType[];
const CAPTIONS = ['text/vtt'] as const satisfies readonly UploadType[];
/** Control characters, and marks that turn the writing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const PLACE = 'body/material';

const refusal = (path: string, rule: string, message: string): Problem =>
  new Problem('CONTENT_INVALID', { fields: [{ path, rule, message }] });

/** @returns the name of the upload at an address; none for a file of this server */
function uploadAt(address: string, schoolId: string, path: string): string[] {
  const name = readPictureAddress(address, schoolId);
  if (name === undefined) throw refusal(path, 'format', 'must be a file on this server');
  return name === null ? [] : [name];
}

/** A lesson names an exam that the school does not have. */
export const noSuchExam = (): Problem =>
  refusal(`${PLACE}/examId`, 'exists', 'must be an exam of the school');

const plainName = (name: string): string => name.normalize('NFC').replaceAll(UNSEEN, '').trim();

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
      const captions = Object.entries(material.captions) as [Language, string][];
      const files = [
        { names: uploadAt(material.url, schoolId, `${PLACE}/url`), types: VIDEOS },
        {
          names: captions.flatMap(([language, url]) =>
            uploadAt(url, schoolId, `${PLACE}/captions/${language}`),
          ),
          types: CAPTIONS,
        },
      ];
      // A film's own picture: uploads have none yet.
      const poster = material.posterUrl;
      if (poster !== null && readPictureAddress(poster, schoolId) !== null)
        throw refusal(`${PLACE}/posterUrl`, 'format', 'must be a picture of this server');
      return { material: { ...material, fileName: plainName(material.fileName) }, files };
    }
    case 'document':
      return {
        material: { ...material, fileName: plainName(material.fileName) },
        files: [{ names: uploadAt(material.url, schoolId, `${PLACE}/url`), types: DOCUMENTS }],
      };
    case 'link':
      if (!/^https?:\/\//i.test(material.url) || !isSafeAddress(material.url))
        throw refusal(`${PLACE}/url`, 'format', 'must be an http(s) address');
      return { material, files: [] };
    default:
      return { material: material ?? null, files: [] };
  }
}
