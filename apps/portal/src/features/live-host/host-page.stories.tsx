import { answered, changed } from '@stoa/api/fixtures';
import { MADE_ANSWERS } from '@stoa/api/fixtures/made-answers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const meta = {
  title: 'Pages/Live host',
  ...pageStories,
  // The one that is recorded is held in an outside room.
  args: {
    path: PLACES.liveHost,
    viewer: 'admin',
    answers: {
      getLive: changed('scheduled', { state: 'waiting', roomUrl: null }),
      enterLive: answered(MADE_ANSWERS.enterLive.moderator),
      getLiveIngest: answered(MADE_ANSWERS.getLiveIngest.on),
      makeLiveIngestKey: answered(MADE_ANSWERS.makeLiveIngestKey.made),
      listLiveMessages: answered(MADE_ANSWERS.listLiveMessages.talk),
      listLiveQuestions: answered(MADE_ANSWERS.listLiveQuestions.some),
      listLiveHandouts: answered(MADE_ANSWERS.listLiveHandouts.none),
      listLivePolls: answered(MADE_ANSWERS.listLivePolls.none),
    },
  },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const DEVICES = [
  { kind: 'videoinput', deviceId: 'camera-1', label: 'Front camera' },
  { kind: 'videoinput', deviceId: 'camera-2', label: 'Document camera' },
  { kind: 'audioinput', deviceId: 'microphone-1', label: 'Desk microphone' },
] as MediaDeviceInfo[];

/** Lets pages find these devices; what the camera shows is drawn. @returns what takes it back */
function withDevices(getUserMedia: () => Promise<MediaStream>): () => void {
  const own = Object.getOwnPropertyDescriptor(navigator, 'mediaDevices');
  const value = { getUserMedia, enumerateDevices: async () => DEVICES };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value });
  return () => {
    if (own) Object.defineProperty(navigator, 'mediaDevices', own);
    else delete (navigator as { mediaDevices?: unknown }).mediaDevices;
  };
}

async function drawnCamera(): Promise<MediaStream> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  pen.fillStyle = '#2b5d8a';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.captureStream(1);
}

/** Camera and microphone are tried before anybody sees them. */
export const Ready: Story = {
  beforeEach: () => withDevices(drawnCamera),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByLabelText('What viewers see')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Go live' })).toBeEnabled();
  },
};

/** The browser or the person does not let the page use them. */
export const Refused: Story = {
  beforeEach: () =>
    withDevices(() => Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/may not use your camera and microphone/)).toBeVisible();
  },
};

/** A key for OBS is told once, and hidden until somebody wants to see it. */
export const StreamKey: Story = {
  beforeEach: () => withDevices(drawnCamera),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Create stream key' }));
    await expect(await canvas.findByLabelText('Stream key')).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Replace stream key' })).toBeVisible();
  },
};

/** The operator has not switched it on. */
export const WithoutRtmp: Story = {
  args: { answers: { ...meta.args.answers, getLiveIngest: answered(MADE_ANSWERS.getLiveIngest.off) } },
  beforeEach: () => withDevices(drawnCamera),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Streaming from OBS is switched off/)).toBeVisible();
  },
};
