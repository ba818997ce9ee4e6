import type { QuestionInput } from '@stoa/api/schema';
import type { Services } from '../../../core/services.ts';
import { invalid } from '../../../core/text/texts.ts';
import { copyToSchool } from '../../../core/uploads/copy-upload.ts';
import { readFileAddress } from '../../../core/uploads/file-address.ts';
import { findByName } from '../../../core/uploads/uploads.repository.ts';
import { confirm } from '../../../core/uploads/uploads.service.ts';
import { isPicture } from '../../../files/documents.ts';
import { Problem } from '../../../http/problem.ts';
import type { QuestionPicture } from '../../../database/tables.ts';
import type { SizedInput } from './question-content.ts';

/**
 * A question with the picture that its versions keep: what the person has uploaded becomes a copy that nothing else
 * uses, and which is fetched without a pass, since an attempt may last longer than one is good for.
 * @throws {Problem} VALIDATION_FAILED for another address, UPLOAD_NOT_OWNED for a file that is not the person's
 */
export async function withPicture<Input extends QuestionInput>(
  services: Services,
  scope: { schoolId: string; accountId: string },
  input: Input,
): Promise<Omit<Input, 'picture'> & Pick<SizedInput, 'picture'>> {
  const { picture, ...rest } = input;
  if (!picture) return rest;
  return { ...rest, picture: { ...picture, ...(await keep(services, scope, picture.url)) } };
}

async function keep(
  services: Services,
  scope: { schoolId: string; accountId: string },
  address: string,
): Promise<Pick<QuestionPicture, 'url' | 'width' | 'height'>> {
  const name = readFileAddress(address, scope.schoolId);
  if (name === undefined) throw invalid('body/picture/url', 'format', 'must be the address of a picture');
  if (name === null) return { url: address, width: null, height: null };
  const row = await services.database.read(scope, (tx) => findByName(tx, scope.schoolId, name));
  if (!row) throw new Problem('UPLOAD_NOT_OWNED');
  if (row.is_public && row.status === 'kept' && isPicture(row.content_type))
    return { url: address, width: row.width, height: row.height };
  const { width, height } = await confirm(services, row.id, scope.accountId).catch((error: unknown) => {
    throw error instanceof Problem && error.status < 500 ? new Problem('UPLOAD_NOT_OWNED') : error;
  });
  const url = await copyToSchool(services, row.id, scope);
  if (url === undefined) throw new Problem('UPLOAD_NOT_OWNED');
  return { url, width, height };
}
