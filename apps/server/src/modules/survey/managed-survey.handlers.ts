import type { ManagedSurvey } from '@stoa/api/schema';
import { ok, type Handlers } from '../../contract/handlers.ts';
import { pageOf } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import { publish } from '../../platform/bus.repository.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import type { Services } from '../../core/services.ts';
import { storePictures } from '../../core/uploads/new-pictures.ts';
import { cleanDraft, requireComplete } from './survey-content.ts';
import { confirmPictures, showPictures } from './survey-pictures.ts';
import { surveyMaker, type SurveyMaker } from './survey.policy.ts';
import { presentEntry, presentManaged } from './survey.presenter.ts';
import {
  findManaged,
  insertSurvey,
  listManaged,
  lockManaged,
  publishDraft,
  removeSurvey,
  updateDraft,
  updateStatus,
  type ManagedRow,
} from './survey.repository.ts';

type ManagingOperations =
  | 'listManagedSurveys'
  | 'createSurvey'
  | 'getManagedSurvey'
  | 'saveSurvey'
  | 'deleteSurvey'
  | 'publishSurvey'
  | 'changeSurveyStatus';

/** A survey as it is edited. @throws {Problem} NOT_FOUND */
async function read(tx: Transaction, surveyId: string, maker: SurveyMaker): Promise<ManagedSurvey> {
  const school = await findSchool(tx, maker.schoolId);
  const row = await findManaged(tx, surveyId, maker.author);
  if (!row) throw new Problem('NOT_FOUND');
  return presentManaged(row, school);
}

const requireVersion = (row: ManagedRow, version: number): void => {
  if (row.version !== version) throw new Problem('VERSION_CONFLICT', { currentVersion: String(row.version) });
};

/** Surveys as teachers make them: their own, those who run the school everybody's. */
export function managedSurveyHandlers(services: Services): Pick<Handlers, ManagingOperations> {
  const { database, clock, cache } = services;
  /** Changes a survey that nobody else changes meanwhile. @throws {Problem} NOT_FOUND */
  const change = async (
    maker: SurveyMaker,
    surveyId: string,
    work: (tx: Transaction, row: ManagedRow) => Promise<void>,
  ): Promise<ManagedSurvey | undefined> => {
    const result = await database.write(maker, async (tx) => {
      await findSchool(tx, maker.schoolId);
      const row = await lockManaged(tx, surveyId, maker.author);
      if (!row) throw new Problem('NOT_FOUND');
      await work(tx, row);
      await publish(tx, { type: 'school.changed', schoolId: maker.schoolId });
      return (await findManaged(tx, surveyId, maker.author)) && read(tx, surveyId, maker);
    });
    // Others hear of it by the bus a moment later; who changed it sees it at once.
    cache.invalidate(maker.schoolId);
    return result;
  };
  const changed = async (...given: Parameters<typeof change>): Promise<ManagedSurvey> => {
    const survey = await change(...given);
    if (!survey) throw new Problem('NOT_FOUND');
    return survey;
  };
  return {
    listManagedSurveys: async ({ query, headers, context }) => {
      const maker = surveyMaker(context, headers);
      const { page, asked } = pageOf(query);
      const { rows, ...list } = await database.read(maker, async (tx) => {
        await findSchool(tx, maker.schoolId);
        return listManaged(tx, { author: maker.author, keyword: query.keyword }, page);
      });
      return ok({ items: rows.map(presentEntry), ...list, ...asked });
    },
    createSurvey: async ({ body, headers, context }) => {
      const maker = surveyMaker(context, headers);
      const draft = cleanDraft(body.draft);
      const pictures = await confirmPictures(services, maker, draft);
      const now = clock.now();
      return ok(
        await database.write(maker, async (tx) => {
          await findSchool(tx, maker.schoolId);
          await storePictures(tx, maker, pictures, now);
          return read(tx, await insertSurvey(tx, maker, draft, now), maker);
        }),
      );
    },
    getManagedSurvey: async ({ path, headers, context }) => {
      const maker = surveyMaker(context, headers);
      return ok(await database.read(maker, (tx) => read(tx, path.surveyId, maker)));
    },
    saveSurvey: async ({ path, body, headers, context }) => {
      const maker = surveyMaker(context, headers);
      const draft = cleanDraft(body.draft);
      const pictures = await confirmPictures(services, maker, draft, path.surveyId);
      return ok(
        await changed(maker, path.surveyId, async (tx, row) => {
          requireVersion(row, body.baseVersion);
          await storePictures(tx, maker, pictures, clock.now());
          await updateDraft(tx, row.id, { draft, version: row.version + 1 }, clock.now());
        }),
      );
    },
    deleteSurvey: async ({ path, headers, context }) => {
      const maker = surveyMaker(context, headers);
      await change(maker, path.surveyId, (tx, row) => removeSurvey(tx, row.id));
      return { status: 200, body: { code: 200, message: 'ok' } };
    },
    publishSurvey: async ({ path, body, headers, context }) => {
      const maker = surveyMaker(context, headers);
      return ok(
        await changed(maker, path.surveyId, async (tx, row) => {
          requireVersion(row, body.version);
          requireComplete(row.draft);
          await showPictures(tx, maker.schoolId, row.draft);
          await publishDraft(tx, row);
        }),
      );
    },
    changeSurveyStatus: async ({ path, body, headers, context }) => {
      const maker = surveyMaker(context, headers);
      return ok(
        await changed(maker, path.surveyId, async (tx, row) => {
          if (row.status === 'draft') throw new Problem('CONFLICT');
          await updateStatus(tx, row.id, body.status);
        }),
      );
    },
  };
}
