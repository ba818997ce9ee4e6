import { changed, never, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { fill, find, press } from '../../../stories/page-actions.ts';
import { openPage, openPending, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const NONE = { version: 2, switch: '0', servicePhone: '', serviceEmail: '', serviceWeChat: '' };
const WORDS = { version: 3, words: ['spam-word', 'two words', '彩票', 'كلمة سيئة'] };
/** The bar's button, once there is something to save. */
const SAVE = 'main div:has(> span > [role="status"]) > button:first-child:not([disabled])';

const meta = {
  title: 'Pages/Manage settings',
  ...pageStories,
  args: { path: PLACES.contactSettings, viewer: 'admin', machines: ['schoolSettings'] },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Contact: Story = {};

/** Shown without any way to reach the school: what is missing is said, nothing is sent. */
export const ContactIncomplete: Story = {
  args: { answers: { getCustomerService: changed('school', NONE) } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main label:has(input[role="switch"])');
    await press(canvasElement, SAVE);
    await find(canvasElement, 'main input[name="phone"][aria-invalid="true"]');
  },
};

/** Not saved: what was typed is still there. */
export const ContactNotSaved: Story = {
  args: { answers: { saveCustomerService: problem('SERVICE_UNAVAILABLE', 503) } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await fill(canvasElement, { weChat: 'stoa-school' });
    await press(canvasElement, SAVE);
    await find(canvasElement, 'main [role="alert"]');
  },
};

export const ContactFailed: Story = {
  args: { answers: { getCustomerService: problem('SERVICE_UNAVAILABLE', 503) } },
};

export const NoWords: Story = { args: { path: PLACES.wordSettings } };

export const Words: Story = {
  args: { path: PLACES.wordSettings, answers: { getModerationWords: changed('none', WORDS) } },
};

/** Somebody else has saved meanwhile: theirs or mine. */
export const WordsConflict: Story = {
  args: {
    path: PLACES.wordSettings,
    answers: {
      getModerationWords: changed('none', WORDS),
      saveModerationWords: problem('VERSION_CONFLICT', 409, { currentVersion: '4' }),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await userEvent.type(await find(canvasElement, 'main textarea'), 'zebra');
    await press(canvasElement, SAVE);
    await find(document.body, '[role="dialog"]');
  },
};

export const WordsLoading: Story = {
  args: { path: PLACES.wordSettings, from: PLACES.contactSettings, answers: { getModerationWords: never } },
  play: async ({ canvasElement }) => {
    await openPending(canvasElement);
  },
};
