import { changed, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fill, find, press } from '../../../stories/page-actions.ts';
import { openPage, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const meta = {
  title: 'Pages/Manage certificate words',
  ...pageStories,
  args: { path: PLACES.certificateMessages, viewer: 'admin' },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was said yet. */
export const AsStoaSays: Story = {};

export const Worded: Story = {
  args: {
    answers: {
      getCertificateTemplate: changed('stoa', {
        version: 2,
        title: { en_US: 'Diploma of the open school', ar_SA: 'شهادة المدرسة' },
        signatoryName: 'Chen Min',
        signatoryRole: { en_US: 'Head of the school' },
      }),
    },
  },
};

/** Somebody else has saved meanwhile. */
export const Conflict: Story = {
  args: {
    answers: { saveCertificateTemplate: problem('VERSION_CONFLICT', 409, { currentVersion: '3' }) },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await fill(canvasElement, { signatoryName: 'Chen Min' });
    await press(canvasElement, 'main [type="submit"]');
    await find(canvasElement.ownerDocument.body, '[role="dialog"]');
  },
};
