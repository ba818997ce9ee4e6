import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { UploadUrl } from '@stoa/api/schema';
import { ok, type Handlers } from '../../contract/handlers.ts';
import type { UploadType } from '../../database/tables/files-and-feedback.ts';
import { requireViewer, type RequestContext, type Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../core/services.ts';
import { may } from '../../core/acl/authorize.ts';
import { authorize } from '../../core/acl/authorize.ts';
import { enterSchool } from '../../core/schools/school-scope.ts';
import { invalid } from '../../core/text/texts.ts';
import { takeForm } from './upload-form.ts';
import { findUpload, type UploadRow } from '../../core/uploads/uploads.repository.ts';
import { addressOf, quarantineKey } from '../../core/uploads/upload-keys.ts';
import { ADDRESS_TTL_S, announce, confirm, maxBytesOf, take } from '../../core/uploads/uploads.service.ts';

type UploadOperations =
  | 'getUploadUrl'
  | 'getManagerUploadUrl'
  | 'putUploadContent'
  | 'confirmUpload'
  | 'uploadFile';

const SIGNATURE = 'upload address';
const BY_ENDING = new Map<string, UploadType>([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['pdf', 'application/pdf'],
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['vtt', 'text/vtt'],
]);

/** Pictures, documents and videos that people send, by a signed address or in one call. */
export function uploadHandlers(services: Services): Pick<Handlers, UploadOperations> {
  const { database, clock, files, secrets } = services;
  const signed = (row: UploadRow) =>
    `${row.id}\n${row.expires_at.getTime()}\n${row.content_type}\n${row.exact_size}`;

  const presentAddress = async (row: UploadRow): Promise<UploadUrl> => {
    const direct =
      row.exact_size === null
        ? undefined
        : await files.directAddress(quarantineKey(row), {
            contentType: row.content_type,
            size: row.exact_size,
            seconds: ADDRESS_TTL_S,
          });
    const own = new URLSearchParams({
      expires: String(row.expires_at.getTime() / 1000),
      signature: secrets.sign(SIGNATURE, signed(row)),
    });
    return {
      details: 'success',
      code: 200,
      message: 'ok',
      data: {
        id: row.id,
        url: direct ?? `/api/school/v1/files/${row.id}/content?${own}`,
        static_url: addressOf(row),
        headers: {
          'content-type': row.content_type,
          ...(direct === undefined ? { 'x-requested-with': 'stoa' } : {}),
        },
      },
    };
  };

  return {
    getUploadUrl: async ({ query, headers, context }) => {
      const viewer = requireViewer(context);
      const schoolId = String(headers.tenantid);
      await enterSchool(services, schoolId, viewer);
      const contentType = query.contentType ?? typeByEnding(query.fileName);
      if (query.size !== undefined && query.size > maxBytesOf(contentType))
        throw invalid('query/size', 'maximum', `must be ${maxBytesOf(contentType)} at most`);
      const row = await announce(services, viewer, {
        schoolId,
        fileName: query.fileName,
        module: query.module,
        contentType,
        size: query.size,
      });
      return { status: 200, body: await presentAddress(row), cache: 'private' };
    },
    getManagerUploadUrl: async ({ query, headers, context }) => {
      const viewer = requireViewer(context);
      const schoolId = headers.tenantid ?? onlySchool(viewer, (id) => may(viewer, 'TRAINING_CENTER', id));
      authorize(viewer, 'TRAINING_CENTER', schoolId);
      await enterSchool(services, schoolId, viewer);
      const row = await announce(services, viewer, {
        schoolId,
        fileName: query.fileName,
        module: 'module',
        contentType: typeByEnding(query.fileName),
      });
      return { status: 200, body: await presentAddress(row), cache: 'private' };
    },
    putUploadContent: async ({ path, query, headers, context }) => {
      const row = await database.read({}, (tx) => findUpload(tx, path.uploadId));
      const isHeld =
        row !== undefined &&
        query.expires * 1000 === row.expires_at.getTime() &&
        secrets.isSigned(SIGNATURE, signed(row), query.signature) &&
        row.expires_at > clock.now() &&
        mediaType(headers['content-type']) === row.content_type &&
        (row.exact_size === null || Number(headers['content-length'] ?? row.exact_size) === row.exact_size);
      if (!isHeld) throw new Problem('UPLOAD_EXPIRED');
      if (row.status !== 'waiting') throw new Problem('CONFLICT');
      const kept = await take(services, row, bodyOf(context.request));
      return ok({ id: row.id, size: kept.bytes.length });
    },
    confirmUpload: async ({ path, context }) => {
      const row = await confirm(services, path.uploadId, requireViewer(context).accountId);
      const { id, content_type: contentType, size, width, height } = row;
      return ok({ id, static_url: addressOf(row), contentType, size, width, height });
    },
    uploadFile: async ({ headers, context }) => {
      const viewer = requireViewer(context);
      const schoolId = headers.tenantid ?? onlySchool(viewer, () => true);
      await enterSchool(services, schoolId, viewer);
      const row = await takeForm(services, context.request, viewer, schoolId);
      return {
        status: 200,
        body: {
          resultCode: 20000,
          code: 200,
          message: 'ok',
          details: 'success',
          data: { id: row.id, static_url: addressOf(row) },
        },
        cache: 'private',
      };
    },
  };
}

const mediaType = (header: string | undefined) => header?.split(';')[0]?.trim().toLowerCase();

/** The parser of files hands on the request as it comes. */
const bodyOf = (request: RequestContext['request'] | FastifyRequest): Readable => request.body as Readable;

function typeByEnding(fileName: string): UploadType {
  const type = BY_ENDING.get(/\.([a-z]+)\s*$/i.exec(fileName)?.[1]?.toLowerCase() ?? '');
  if (!type) throw new Problem('FILE_FORMAT');
  return type;
}

/** The school that is meant where none is named: there must be one alone. */
function onlySchool(viewer: Viewer, fits: (schoolId: string) => boolean): string {
  const [first, ...more] = [...viewer.roles.keys()].filter(fits);
  if (first === undefined || more.length > 0)
    throw new Problem('VALIDATION_FAILED', {
      fields: [{ path: 'header/tenantId', rule: 'required', message: 'must name the school' }],
    });
  return first;
}
