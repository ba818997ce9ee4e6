import { addAttachment } from '@stoa/api/attendance.calls';
import { ApiProblem } from '@stoa/api/error';
import type { Api } from '@stoa/api/query';
import type { AttachmentType, AttendanceAttachment } from '@stoa/api/schema';
import type { Language } from '../../../i18n/languages.ts';
import { sendFile, type SendableType } from '../../../shared/upload/send-file.ts';

const MIB = 1024 * 1024;

/** What can be sent: what it is an attachment of, and how large it may be. */
export const EVIDENCE_TYPES: Readonly<
  Record<Exclude<SendableType, 'text/vtt'>, { type: AttachmentType; maxBytes: number }>
> = {
  'image/png': { type: 'image', maxBytes: 5 * MIB },
  'image/jpeg': { type: 'image', maxBytes: 5 * MIB },
  'image/gif': { type: 'image', maxBytes: 5 * MIB },
  'application/pdf': { type: 'document', maxBytes: 10 * MIB },
  'video/mp4': { type: 'video', maxBytes: 30 * MIB },
  'video/webm': { type: 'video', maxBytes: 30 * MIB },
};
export const EVIDENCE_MAX_BYTES = 30 * MIB;

const isKnown = (type: string): type is keyof typeof EVIDENCE_TYPES => type in EVIDENCE_TYPES;

export interface Evidence {
  schoolId: string;
  userId: string;
  attendanceId: string;
  file: File;
  language: Language;
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Sends a file and adds it to an attendance. @throws {ApiProblem} FILE_FORMAT, PAYLOAD_TOO_LARGE, and as the calls do */
export async function sendEvidence(api: Api, evidence: Evidence): Promise<AttendanceAttachment> {
  const { schoolId, userId, attendanceId, file, language, onProgress, signal } = evidence;
  if (!isKnown(file.type)) throw new ApiProblem({ code: 'FILE_FORMAT', status: 0 });
  const { type, maxBytes } = EVIDENCE_TYPES[file.type];
  if (file.size > maxBytes) throw new ApiProblem({ code: 'PAYLOAD_TOO_LARGE', status: 0 });
  const { id } = await sendFile(api, {
    schoolId,
    userId,
    language,
    onProgress,
    signal,
    name: file.name,
    type: file.type,
    bytes: file,
  });
  return addAttachment(
    api,
    { schoolId, attendanceId, attachmentType: type, uuid: id, name: file.name },
    signal,
  );
}
