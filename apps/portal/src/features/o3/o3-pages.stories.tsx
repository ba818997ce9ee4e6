import { changed, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { find, press } from '../../stories/page-actions.ts';
import { pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const meta = {
  title: 'Pages/Projects and tools',
  ...pageStories,
  args: { path: PLACES.o3 },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Area: Story = {};

export const Cases: Story = { args: { path: PLACES.o3Cases } };

/** The choice leaves nothing. */
export const NothingLeft: Story = { args: { path: PLACES.o3Nothing } };

export const Failed: Story = {
  args: { path: PLACES.o3Cases, answers: { listO3Resources: problem('SERVICE_UNAVAILABLE', 503) } },
};

export const SubPortal: Story = { args: { path: PLACES.o3Portal } };

export const Case: Story = { args: { path: PLACES.o3Case } };

export const Tool: Story = { args: { path: PLACES.o3Tool } };

export const Scenario: Story = { args: { path: PLACES.o3Scenario } };

export const Projects: Story = { args: { path: PLACES.o3Projects } };

export const Project: Story = { args: { path: PLACES.o3Project } };

/** A learner who was invited, and could start a team as well. */
export const ProjectInvited: Story = { args: { path: PLACES.o3Invitation, viewer: 'learner' } };

/** As whoever reviews the team sees it. */
export const Board: Story = { args: { path: PLACES.o3Board, viewer: 'admin' } };

const file = (number: number, name: string, bytes: number) => ({
  id: `179100000000079000${number}`,
  name,
  bytes,
  url: `/files/1700000000000000002/teams/179100000000079000${number}`,
  addedBy: {
    id: '1710000000000000022',
    name: 'Nia Roberts',
    avatarUrl: '/media/seed/avatars/22.svg',
    title: null,
  },
  addedAt: '2026-10-20T15:30:00.000Z',
  canRemove: true,
});
const FILES = [
  file(1, 'Floor plan of the hall.pdf', 482_044),
  file(2, 'قائمة الأدوات (نهائية) v2.xlsx', 18_220),
  {
    ...file(3, `${'Everything-that-we-need-to-know-before-the-first-afternoon'.repeat(2)}.docx`, 1_204_500),
    addedBy: null,
    canRemove: false,
  },
];
const WITH_FILES = { getO3Board: changed('board', { files: FILES }) } as const;

/** Files of a team; one that is to be added found no room. */
export const BoardFiles: Story = {
  args: {
    path: PLACES.o3Board,
    viewer: 'admin',
    answers: { ...WITH_FILES, getUploadUrl: problem('QUOTA_EXCEEDED', 507) },
  },
  play: async ({ canvasElement }) => {
    const input = await find(canvasElement, 'main input[type="file"]');
    await userEvent.upload(input, new File(['sketch'], 'sketch.png', { type: 'image/png' }));
    await expect(await find(canvasElement, 'main li[data-state="failed"]')).toHaveTextContent('sketch.png');
  },
};

export const BoardFilesRightToLeft: Story = { ...BoardFiles, globals: { locale: 'ar-SA' } };

/** A file is to be removed, and that is refused. */
export const BoardFileRemoval: Story = {
  args: {
    path: PLACES.o3Board,
    viewer: 'admin',
    answers: { ...WITH_FILES, removeO3TeamFile: problem('FORBIDDEN', 403) },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[aria-labelledby="team-files"] li button');
    const dialog = await find(document.body, '[role="alertdialog"]');
    await userEvent.click([...dialog.querySelectorAll('button')].at(-1) as HTMLElement);
    await find(canvasElement, '[aria-labelledby="team-files"] [role="alert"]');
  },
};

/** Who only teaches in the school looks at files, and adds none. */
export const BoardOfTeacher: Story = {
  args: {
    path: PLACES.o3Board,
    viewer: 'admin',
    answers: {
      getO3Board: changed('board', {
        role: null,
        invitation: null,
        abilities: { edit: false, finish: false, manage: false, review: false, supervise: true },
      }),
    },
  },
};

export const BoardOfOthers: Story = {
  args: {
    path: PLACES.o3Board,
    viewer: 'learner',
    answers: { getO3Board: problem('NOT_FOUND', 404) },
  },
};

/** Signed out, a board asks who comes. */
export const BoardSignedOut: Story = {
  args: { path: PLACES.o3Board, answers: { getO3Board: problem('UNAUTHENTICATED', 401) } },
};

export const Demonstration: Story = { args: { path: PLACES.o3Demo } };
