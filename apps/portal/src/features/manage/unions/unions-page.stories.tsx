import { answered } from '@stoa/api/fixtures';
import type { SchoolUnions } from '@stoa/api/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const school = (id: string, name: string) => ({ id, name, logoUrl: null, url: `/portal/${id}` });
const OWN = school('1700000000000000001', 'Stoa Open School');
const OTHER = school('1700000000000000004', 'House of Reading');
const ASKING = school('1700000000000000005', 'Workshop of the Long Harbour and its Islands');
const AT = '2026-11-20T08:00:00.000Z';
const TEXTS = {
  title: 'Schools of the Harbour',
  termsText: 'Who shares a class answers the questions of its learners.',
  termsVersion: 2,
  foundedAt: AT,
  leader: OWN,
};
const UNIONS: SchoolUnions = {
  isOwner: true,
  unions: [
    {
      ...TEXTS,
      unionId: '1800000000000000961',
      version: 3,
      name: { en_US: TEXTS.title },
      terms: { en_US: TEXTS.termsText },
      isListed: true,
      isLeader: true,
      agreedVersion: 2,
      schools: [
        { school: OWN, isLeader: true, joinedAt: AT, agreedVersion: 2, agreedAt: AT },
        { school: OTHER, isLeader: false, joinedAt: AT, agreedVersion: 1, agreedAt: AT },
      ],
      candidates: [{ school: ASKING, kind: 'request', madeAt: AT }],
      shares: [
        {
          resourceId: '1770000000000000012',
          isExam: false,
          title: 'The painted porch',
          school: OWN,
          sharedAt: AT,
          url: PLACES.porch,
          isOwn: true,
          isShown: true,
        },
      ],
    },
  ],
  proposals: [
    {
      kind: 'invitation',
      madeAt: AT,
      union: { ...TEXTS, unionId: '1800000000000000962', title: 'Night schools' },
    },
  ],
};
const unions = (data: SchoolUnions) => ({
  getSchoolUnions: answered({ code: 200, message: 'ok', data }),
});

const meta = {
  title: 'Pages/Manage unions',
  ...pageStories,
  args: { path: PLACES.unions, viewer: 'admin', answers: unions(UNIONS) },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Leading: Story = {};

/** In no union, and not the owner. */
export const None: Story = {
  args: { answers: unions({ isOwner: false, unions: [], proposals: [] }) },
};
