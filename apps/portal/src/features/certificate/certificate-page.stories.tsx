import { changed, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const meta = {
  title: 'Pages/Certificate',
  ...pageStories,
  args: { path: PLACES.certificate, viewer: 'visitor' },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {};

export const OfAnExam: Story = {
  args: { answers: { getCertificate: changed('valid', { kind: 'exam', subjectTitle: 'Goals' }) } },
};

export const Signed: Story = {
  args: {
    answers: {
      getCertificate: changed('valid', {
        signatoryName: 'محمد العربي',
        signatoryRole: 'Head of the school',
        holderName: 'Maria-Magdalena von und zu Hohenstein-Wittgenstein',
      }),
    },
  },
};

export const Revoked: Story = {
  args: {
    answers: {
      getCertificate: changed('valid', {
        state: 'revoked',
        revokedAt: '2026-11-02T09:00:00.000Z',
        pdfUrl: null,
      }),
    },
  },
};

/** The class is deleted: what was learned remains. */
export const WithoutClass: Story = {
  args: { answers: { getCertificate: changed('valid', { subjectUrl: null }) } },
};

export const Unknown: Story = { args: { answers: { getCertificate: problem('NOT_FOUND', 404) } } };
