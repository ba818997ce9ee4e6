import { hasEntryPictures } from '@stoa/api/entry-pictures';
import type { QuestionInput } from '@stoa/api/schema';
import type { Transaction } from '../../../database/pool.ts';
import type { QuestionPicture } from '../../../database/tables.ts';
import type { Services } from '../../../core/services.ts';
import { invalid } from '../../../core/text/texts.ts';
import { copyToSchool } from '../../../core/uploads/copy-upload.ts';
import { readFileAddress } from '../../../core/uploads/file-address.ts';
import { findByName } from '../../../core/uploads/uploads.repository.ts';
import { confirm } from '../../../core/uploads/uploads.service.ts';
import { isPicture } from '../../../files/documents.ts';
import { Problem } from '../../../http/problem.ts';
import type { QuestionContent, SizedInput } from './question-content.ts';
import { isPictured, usePictures } from './question-picture.repository.ts';

interface Scope {
  schoolId: string;
  accountId: string;
}

/**
 * A question with the pictures that its versions keep: what the person has uploaded becomes a copy that nothing else
 * uses, and which is fetched without a pass, since an attempt may last longer than one is good for.
 * @throws {Problem} VALIDATION_FAILED for another address, UPLOAD_NOT_OWNED for a file that is not the person’s
 */
export async function withPictures<Input extends QuestionInput>(
  services: Services,
  scope: Scope,
  input: Input,
): Promise<Omit<Input, 'picture' | 'options' | 'parts'> & Pick<SizedInput, 'picture' | 'options' | 'parts'>> {
  const { picture, options, parts, ...rest } = input;
  return {
    ...rest,
    ...(picture ? { picture: await kept(services, scope, picture, 'picture') } : {}),
    options: await withOwn(services, scope, options, hasEntryPictures(input.kind, 'options') && 'options'),
    ...(parts
      ? { parts: await withOwn(services, scope, parts, hasEntryPictures(input.kind, 'parts') && 'parts') }
      : {}),
  };
}

/** Options or parts with the pictures that are kept of them. @param holder false where the kind has none of them */
async function withOwn<Picture extends { url: string }, Entry extends { picture?: Picture | undefined }>(
  services: Services,
  scope: Scope,
  entries: readonly Entry[],
  holder: 'options' | 'parts' | false,
) {
  const all = [];
  // One after the other: each is read whole.
  for (const [index, { picture, ...entry }] of entries.entries())
    all.push(
      picture && holder
        ? { ...entry, picture: await kept(services, scope, picture, `${holder}/${index}/picture`) }
        : entry,
    );
  return all;
}

/** A picture with the address and the size of what is kept of it. @param path of it in the request */
async function kept<Picture extends { url: string }>(
  services: Services,
  scope: Scope,
  picture: Picture,
  path: string,
): Promise<Picture & Pick<QuestionPicture, 'width' | 'height'>> {
  const { url: address } = picture;
  const name = readFileAddress(address, scope.schoolId);
  if (name === undefined) throw invalid(`body/${path}/url`, 'format', 'must be the address of a picture');
  if (name === null) return { ...picture, width: null, height: null };
  const { row, isStored } = await services.database.read(scope, async (tx) => ({
    row: await findByName(tx, scope.schoolId, name),
    isStored: await isPictured(tx, address),
  }));
  if (!row) throw new Problem('UPLOAD_NOT_OWNED');
  // What others use is left to them: it would be swept with the last question.
  if (isStored && row.is_public && row.status === 'kept' && isPicture(row.content_type))
    return { ...picture, width: row.width, height: row.height };
  const { width, height } = await confirm(services, row.id, scope.accountId).catch((error: unknown) => {
    throw error instanceof Problem && error.status < 500 ? new Problem('UPLOAD_NOT_OWNED') : error;
  });
  const url = await copyToSchool(services, row.id, scope);
  if (url === undefined) throw new Problem('UPLOAD_NOT_OWNED');
  return { ...picture, url, width, height };
}

/** Keeps the pictures of a question from being swept: another question that had them may have left them. */
export async function takePictures(
  tx: Transaction,
  { schoolId, now }: { schoolId: string; now: Date },
  { picture, entryPictures }: Pick<QuestionContent, 'picture' | 'entryPictures'>,
): Promise<void> {
  const names = [picture, ...entryPictures].flatMap(
    (one) => (one && readFileAddress(one.url, schoolId)) ?? [],
  );
  if (names.length > 0) await usePictures(tx, schoolId, names, now);
}
