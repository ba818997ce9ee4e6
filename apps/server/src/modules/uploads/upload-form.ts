import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { receive, runOff } from '../../files/receive.ts';
import type { Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../core/services.ts';
import type { UploadRow } from '../../core/uploads/uploads.repository.ts';
import { announce, keep, PICTURE_MAX_BYTES } from '../../core/uploads/uploads.service.ts';

/** No more is read of a form than its picture and its few fields. */
const LIMITS = { files: 2, fields: 8, parts: 10, fieldNameSize: 40, fieldSize: 1000, headerPairs: 20 };
/** More is not even looked at. */
const FORM_MAX_BYTES = 3 * PICTURE_MAX_BYTES;
const TYPES = ['image/png', 'image/jpeg', 'image/gif'] as const;
const MODULES = ['module', 'portal'] as const;
const FIELDS = ['fileName', 'fileContentType', 'module', 'bucketName'] as const;
type Field = (typeof FIELDS)[number];

/**
 * Keeps the one picture of a form; its fields may come before or after it.
 * @throws {Problem} FILE_TOO_MANY for a second file, VALIDATION_FAILED, and as announce and keep do
 */
export async function takeForm(
  services: Services,
  request: FastifyRequest,
  viewer: Viewer,
  schoolId: string,
): Promise<UploadRow> {
  const { bytes, fields } = await readForm(request, services.config.dataDir);
  const row = await announce(services, viewer, {
    schoolId,
    fileName: text(fields.fileName, 'fileName', (value) => value.length > 0 && value.length <= 200),
    contentType: oneOf(TYPES, fields.fileContentType, 'fileContentType'),
    module: oneOf(MODULES, fields.module, 'module'),
  });
  await keep(services, row, bytes);
  return row;
}

async function readForm(request: FastifyRequest, dataDir: string) {
  const fields: Partial<Record<Field, string>> = {};
  let bytes: Buffer | undefined;
  let problem: Problem | undefined;
  if (Number(request.headers['content-length'] ?? 0) > FORM_MAX_BYTES) {
    runOff(request.raw);
    throw new Problem('PAYLOAD_TOO_LARGE', { limit: PICTURE_MAX_BYTES });
  }
  try {
    for await (const part of request.parts({ limits: { ...LIMITS, fileSize: PICTURE_MAX_BYTES + 1 } })) {
      if (isFile(part)) {
        if (bytes || problem) problem ??= new Problem('FILE_TOO_MANY');
        else
          bytes = await receiveFile(part, dataDir).catch(
            (error: unknown) => void (problem = asProblem(error)),
          );
        // What is not wanted is let run off: the sender hears the answer once it has sent all.
        part.file.resume();
      } else problem ??= readField(part, fields);
    }
  } catch (error) {
    throw problem ?? asProblem(error);
  }
  if (problem) throw problem;
  if (!bytes) throw invalid('file', 'must be one picture');
  text(fields.bucketName, 'bucketName', (value) => value === 'klt-static-content');
  return { bytes, fields };
}

const isFile = (part: Multipart): part is MultipartFile => part.type === 'file';

async function receiveFile(part: MultipartFile, dataDir: string): Promise<Buffer> {
  if (part.fieldname !== 'file') throw invalid(part.fieldname.slice(0, 40), 'is not expected');
  return receive(part.file, PICTURE_MAX_BYTES, dataDir);
}

function readField(part: Multipart & { type: 'field' }, fields: Partial<Record<Field, string>>) {
  const name = FIELDS.find((field) => field === part.fieldname);
  if (!name || fields[name] !== undefined) return invalid(part.fieldname.slice(0, 40), 'is not expected');
  if (part.valueTruncated || typeof part.value !== 'string') return invalid(name, 'is too long');
  if (part.value.includes('\0')) return invalid(name, 'must not hold NUL');
  fields[name] = part.value;
  return undefined;
}

const invalid = (field: string, message: string) =>
  new Problem('VALIDATION_FAILED', { fields: [{ path: `body/${field}`, message }] });

function text(value: string | undefined, field: Field, fits: (value: string) => boolean): string {
  if (value === undefined || !fits(value)) throw invalid(field, 'is not as expected');
  return value;
}

function oneOf<T extends string>(values: readonly T[], value: string | undefined, field: Field): T {
  const found = values.find((one) => one === value);
  if (found === undefined)
    throw field === 'fileContentType' ? new Problem('FILE_FORMAT') : invalid(field, 'is not as expected');
  return found;
}

/** The parser's own limits, as this call tells them. */
function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  switch ((error as { code?: string }).code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return new Problem('PAYLOAD_TOO_LARGE', { limit: PICTURE_MAX_BYTES });
    case 'FST_FILES_LIMIT':
      return new Problem('FILE_TOO_MANY');
    default:
      return new Problem('MALFORMED_BODY');
  }
}
