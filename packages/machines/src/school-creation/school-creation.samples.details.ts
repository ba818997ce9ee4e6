import type { Fixture } from '../shared/machine-details.ts';
import { fixture } from '../details/fixture.ts';
import { SAMPLE_SCHOOL_ID } from '../details/sample-values.ts';
import type { SchoolCreation } from './index.ts';

const NAMES = {
  beingCreated: 'Being created',
} as const;

/** How far a creation can be. */
export const CREATIONS: readonly Fixture<SchoolCreation>[] = [
  fixture(NAMES.beingCreated, {
    schoolId: SAMPLE_SCHOOL_ID,
    kind: 'academy',
    status: 'creating',
    steps: [
      { key: 'school', status: 'done' },
      { key: 'portal', status: 'running' },
    ],
    portalUrl: null,
  }),
  fixture('School is ready', {
    schoolId: SAMPLE_SCHOOL_ID,
    kind: 'academy',
    status: 'ready',
    steps: [
      { key: 'school', status: 'done' },
      { key: 'portal', status: 'done' },
    ],
    portalUrl: '/portal/1700000000000000001',
  }),
  fixture('Creation has stopped', {
    schoolId: SAMPLE_SCHOOL_ID,
    kind: 'academy',
    status: 'failed',
    steps: [
      { key: 'school', status: 'done' },
      { key: 'portal', status: 'failed' },
    ],
    portalUrl: null,
  }),
];
