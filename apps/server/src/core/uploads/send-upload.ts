import type { FastifyReply, FastifyRequest } from 'fastify';
import { readRange } from '../../files/byte-range.ts';
import { sendFile, type Shown } from '../../files/send-file.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../services.ts';
import { keptKey } from './upload-keys.ts';
import type { UploadRow } from './uploads.repository.ts';

/** Sends the bytes of an upload, or the part of them that is asked for. @throws {Problem} NOT_FOUND where they are gone */
export async function sendUpload(
  { files }: Pick<Services, 'files'>,
  request: FastifyRequest,
  reply: FastifyReply,
  row: Pick<UploadRow, 'school_id' | 'name' | 'size'>,
  shown: Shown,
): Promise<FastifyReply> {
  const range = readRange(request.headers.range, row.size);
  if (range === 'none')
    return reply.code(416).header('content-range', `bytes */${row.size}`).header('content-length', 0).send();
  const file = await files.get(keptKey(row), range);
  if (!file) throw new Problem('NOT_FOUND');
  return sendFile(reply, file, shown, range && { ...range, of: row.size });
}
