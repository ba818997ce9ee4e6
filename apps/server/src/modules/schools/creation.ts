import type { SchoolCreation } from '@stoa/api/schema';
import type { Translations } from '../../database/tables.ts';
import { publish } from '../../platform/bus.repository.ts';
import type { Job } from '../../core/jobs/jobs.repository.ts';
import type { JobHandler } from '../../core/jobs/jobs.ts';
import type { Services } from '../../core/services.ts';
import { copyToSchool } from '../../core/uploads/copy-upload.ts';
import { defaultContent } from './default-content.ts';
import { addHomePage, addNavigation, addSettings, openSchool } from './creation.repository.ts';
import { setLastSchool } from '../../core/people/people.repository.ts';

export const CREATE_SCHOOL = 'school.create';

type StepKey = SchoolCreation['steps'][number]['key'];
interface CreationState {
  done: StepKey[];
}
export interface CreationInput {
  kind: 'academy' | 'store';
  name: Translations;
  /** Upload of the person that becomes the logo. */
  logoUploadId?: string | undefined;
}

const stepsOf = (kind: CreationInput['kind']): StepKey[] => [
  'school',
  'portal',
  'navigation',
  'footer',
  ...(kind === 'store' ? (['store'] as const) : []),
];

/**
 * Makes what a new school needs, a step a transaction: what was reached is written down with the step itself, so that
 * a creation that was cut off goes on where it stopped and does nothing twice.
 */
export function schoolCreator(services: Services): JobHandler {
  const { database, messages, clock } = services;
  return async (job, save) => {
    const { kind, name, logoUploadId } = job.input as CreationInput;
    const schoolId = job.schoolId as string;
    const scope = { schoolId, accountId: job.accountId };
    const content = defaultContent(messages, { id: schoolId, name, kind });
    const { done } = job.state as CreationState;
    for (const step of stepsOf(kind).filter((key) => !done.includes(key))) {
      done.push(step);
      await database.write(scope, async (tx) => {
        switch (step) {
          case 'portal':
            await addHomePage(tx, schoolId, content.page, clock.now());
            break;
          case 'navigation':
            await addNavigation(tx, schoolId, content.navigation);
            break;
          case 'footer':
            await addSettings(tx, schoolId, content.config);
            break;
          // The school itself and its market were written with the request.
          case 'school':
          case 'store':
        }
        await save({ done }, tx);
      });
    }
    // Where the picture has gone in the meantime, the school goes without.
    const logo = logoUploadId === undefined ? undefined : await copyToSchool(services, logoUploadId, scope);
    await database.write(scope, async (tx) => {
      await openSchool(tx, schoolId, logo);
      await setLastSchool(tx, job.accountId, schoolId);
      await publish(tx, { type: 'school.changed', schoolId });
    });
  };
}

/** How far a creation is, step by step. */
export function presentCreation(job: Job): SchoolCreation {
  const { kind } = job.input as CreationInput;
  const { done } = job.state as CreationState;
  const next = stepsOf(kind).find((key) => !done.includes(key));
  const broken = job.status === 'failed';
  return {
    schoolId: job.schoolId as string,
    kind,
    status: job.status === 'done' ? 'ready' : broken ? 'failed' : 'creating',
    steps: stepsOf(kind).map((key) => ({
      key,
      status: done.includes(key) ? 'done' : key !== next ? 'waiting' : broken ? 'failed' : 'running',
    })),
    portalUrl: job.status === 'done' ? `/portal/${job.schoolId}` : null,
  };
}
