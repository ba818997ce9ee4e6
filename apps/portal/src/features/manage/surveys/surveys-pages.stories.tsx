import { answered } from '@stoa/api/fixtures';
import type { ManagedSurvey, SurveyEntry } from '@stoa/api/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';
import { newItem, newSurvey } from './survey-draft.ts';

const NOW = '2026-11-20T09:00:00.000Z';
const page = { totalIsExact: true, next: null, previous: null, pageNumber: 1, pageSize: 20 };
const ok = (data: object) => answered({ code: 200, message: 'ok', data });

const TITLE = { en_US: 'After the class', zh_CN: '课后问卷' };
const SURVEY: ManagedSurvey = {
  id: '1800000000000000701',
  version: 2,
  draft: {
    ...newSurvey(TITLE),
    pages: [
      {
        id: 'p1',
        title: {},
        items: (['single', 'scale', 'matrix'] as const).map((kind) => ({
          ...newItem(kind),
          text: { en_US: 'How was it?' },
        })),
      },
      { id: 'p2', title: {}, items: [newItem('longtext')] },
    ],
  },
  status: 'open',
  isChanged: true,
  answerCount: 12,
  languages: ['en_US', 'zh_CN'],
  mainLanguage: 'en_US',
  url: '/classInfo/1700000000000000001/question-survey/1800000000000000701',
  savedAt: NOW,
};
const ENTRY: SurveyEntry = {
  id: SURVEY.id,
  title: TITLE,
  status: 'open',
  isChanged: false,
  answerCount: 12,
  opensAt: null,
  closesAt: '2026-12-20T16:00:00.000Z',
  url: SURVEY.url,
  savedAt: NOW,
};

const meta = {
  title: 'Pages/Management/Surveys',
  ...pageStories,
  args: { path: PLACES.managedSurveys, viewer: 'admin' },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  args: {
    answers: {
      listManagedSurveys: ok({
        items: [
          ENTRY,
          { ...ENTRY, id: '1800000000000000702', title: {}, status: 'draft', answerCount: 0, closesAt: null },
        ],
        total: 2,
        ...page,
      }),
    },
  },
};

export const Empty: Story = {
  args: { answers: { listManagedSurveys: ok({ items: [], total: 0, ...page }) } },
};

/** Changed after it was published. */
export const Editor: Story = {
  args: {
    path: PLACES.managedSurvey,
    answers: { getManagedSurvey: ok(SURVEY) },
    machines: ['contentEditor'],
  },
};
