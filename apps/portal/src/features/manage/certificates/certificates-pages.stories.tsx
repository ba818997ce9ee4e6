import { answered, changed, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { find, press } from '../../../stories/page-actions.ts';
import { openPage, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const meta = {
  title: 'Pages/Manage certificates',
  ...pageStories,
  args: { path: PLACES.classCertificates, viewer: 'admin' },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const ok = (data: object) => answered({ code: 200, message: 'ok', data });
const BUTTON = 'main [role="row"] td button, main [role="gridcell"] button';

export const OfAClass: Story = {};

/** The class gives none, and nobody has one. */
export const None: Story = {
  args: {
    answers: { listClassCertificates: changed('git', { items: [], total: 0, givesCertificate: false }) },
  },
};

export const Failed: Story = {
  args: { answers: { listClassCertificates: problem('SERVICE_UNAVAILABLE', 503) } },
};

/** It is asked why before one is revoked. */
export const Revoking: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, BUTTON);
    const body = canvasElement.ownerDocument.body;
    await find(body, '[role="dialog"] textarea');
    await press(body, '[role="dialog"] button:last-of-type');
  },
};

/** One that was revoked counts again. */
export const Restoring: Story = {
  args: {
    answers: {
      listClassCertificates: changed('git', {
        items: [
          {
            id: '1800000000000000951',
            code: '7KQ2M9XD4TBH',
            state: 'revoked',
            person: { id: '1720000000000000002', name: 'محمد العربي', avatarUrl: null, title: null },
            holderName: 'محمد العربي',
            issuedAt: '2026-10-02T09:00:00.000Z',
            revokedAt: '2026-11-01T09:00:00.000Z',
            reason: 'The last lesson was done by somebody else.',
            lostPass: false,
          },
        ],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, BUTTON);
    await find(canvasElement.ownerDocument.body, '[role="dialog"]');
  },
};

const OF_AN_EXAM = {
  examTitle: 'Goals',
  givesCertificate: true,
  items: [
    {
      id: '1800000000000000952',
      code: '7KQ2M9XD4TBJ',
      state: 'revoked' as const,
      person: { id: '1720000000000000002', name: 'محمد العربي', avatarUrl: null, title: null },
      holderName: 'محمد العربي',
      issuedAt: '2026-10-02T09:00:00.000Z',
      revokedAt: '2026-11-01T09:00:00.000Z',
      reason: null,
      lostPass: true,
    },
  ],
  total: 1,
  totalIsExact: true,
  next: null,
  previous: null,
  pageNumber: 1,
  pageSize: 50,
};

/** The result is no pass any more, so that the certificate does not count. */
export const OfAnExam: Story = {
  args: { path: PLACES.examCertificates, answers: { listExamCertificates: ok(OF_AN_EXAM) } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, BUTTON);
    await find(canvasElement.ownerDocument.body, '[role="dialog"]');
  },
};

export const NoneOfAnExam: Story = {
  args: {
    path: PLACES.examCertificates,
    answers: {
      listExamCertificates: ok({ ...OF_AN_EXAM, givesCertificate: false, items: [], total: 0 }),
    },
  },
};

export const OfAnExamFailed: Story = {
  args: {
    path: PLACES.examCertificates,
    answers: { listExamCertificates: problem('SERVICE_UNAVAILABLE', 503) },
  },
};
