import type { SurveyDraft } from '@stoa/api/schema';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../core/services.ts';
import { readFileAddress } from '../../core/uploads/file-address.ts';
import { confirmNewPictures } from '../../core/uploads/new-pictures.ts';
import { show } from '../../core/uploads/uploads.repository.ts';
import { itemsOf } from './survey-content.ts';
import type { SurveyMaker } from './survey.policy.ts';
import { findManaged } from './survey.repository.ts';

/**
 * Names of the uploads that the questions of a draft, their options and their rows show.
 * @throws {Problem} CONTENT_INVALID for a picture from elsewhere, UPLOAD_NOT_OWNED for one of another school
 */
function picturesOf(draft: SurveyDraft, schoolId: string): string[] {
  const pictures = itemsOf(draft).flatMap(({ id, picture, options, rows }) => [
    { path: `body/draft/${id}/picture`, picture },
    ...options.map((option, index) => ({
      path: `body/draft/${id}/options/${index}/picture`,
      picture: option.picture,
    })),
    ...rows.map((row, index) => ({ path: `body/draft/${id}/rows/${index}/picture`, picture: row.picture })),
  ]);
  const names = pictures.flatMap(({ path, picture }) => {
    if (!picture) return [];
    const name = readFileAddress(picture.url, schoolId);
    if (name !== undefined) return name ?? [];
    throw new Problem('CONTENT_INVALID', {
      fields: [{ path, rule: 'format', message: 'must be a picture of this server' }],
    });
  });
  return [...new Set(names)];
}

/**
 * Looks at the pictures of a draft that is to be saved.
 * @param surveyId whose pictures may stay, whoever sent them; left out for a new survey
 * @returns the names of new ones, which the transaction that saves has to keep
 * @throws {Problem} CONTENT_INVALID, UPLOAD_NOT_OWNED
 */
export const confirmPictures = (
  services: Services,
  maker: SurveyMaker,
  draft: SurveyDraft,
  surveyId?: string,
): Promise<string[]> =>
  confirmNewPictures(services, maker, picturesOf(draft, maker.schoolId), async (tx) => {
    const row = surveyId === undefined ? undefined : await findManaged(tx, surveyId, maker.author);
    return row ? picturesOf(row.draft, maker.schoolId) : [];
  });

/** Shows the pictures of what is published to everybody. */
export async function showPictures(tx: Transaction, schoolId: string, draft: SurveyDraft): Promise<void> {
  const names = picturesOf(draft, schoolId);
  if (names.length > 0) await show(tx, schoolId, names);
}
