import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { atMost } from '../internal/width-story.tsx';
import { chapters, labels, plain, ready, WithTranscriptPage } from './story-player.tsx';
import { storyCaptions, storyVideo } from './story-video.ts';
import { VideoPlayer } from './video-player.tsx';
import { DoDont, StateSheet, StressSheet, sheetStory } from '../../.storybook/sheets.tsx';

const onProgress = fn();
const onCaptionsChange = fn();
const onRateChange = fn();

const meta = {
  title: 'Media/VideoPlayer',
  component: VideoPlayer,
  args: {
    title: 'A square on its way',
    src: storyVideo,
    labels,
    tracks: storyCaptions,
    onProgress,
    onCaptionsChange,
    onRateChange,
  },
  decorators: [atMost('52rem')],
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It begins where one left off, and never by itself. */
export const Resumed: Story = {
  args: {
    startSeconds: 12,
    captions: 'en-US',
    chapters,
  },
  play: async ({ canvasElement }) => {
    const video = await ready(canvasElement);
    await waitFor(() => expect(video.currentTime).toBe(12));
    await expect(video.paused).toBe(true);
    await waitFor(
      () => expect(within(canvasElement).getByText('It passes the first column.')).toBeVisible(),
      { timeout: 5000 },
    );
  },
};

/** What goes on at this moment is fed, begins by itself, and has a way back to now. */
export const Live: Story = {
  args: {
    attach: (video) => {
      video.muted = true;
      video.src = storyVideo;
      return () => video.removeAttribute('src');
    },
    live: { now: 'Live', jump: 'Jump to live' },
  },
  play: async ({ canvasElement }) => {
    const video = await ready(canvasElement);
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0), { timeout: 5000 });
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Jump to live' }));
    await expect(await within(canvasElement).findByRole('button', { name: 'Live' })).toBeVisible();
    video.pause();
  },
};

/** The keys of every player people know; the time line runs from left to right. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const video = await ready(canvasElement);
    const player = within(canvasElement).getByRole('region');
    const press = (key: string) => fireEvent.keyDown(player, { key });
    press('l');
    await expect(video.currentTime).toBe(10);
    press('ArrowLeft');
    await expect(video.currentTime).toBe(5);
    press('m');
    await expect(video.muted).toBe(true);
    press('>');
    await waitFor(() => expect(onRateChange).toHaveBeenLastCalledWith(1.25));
    press('c');
    await expect(onCaptionsChange).toHaveBeenLastCalledWith('en-US');
    press('c');
    await expect(onCaptionsChange).toHaveBeenLastCalledWith(null);
    await waitFor(() =>
      expect(onProgress).toHaveBeenCalledWith(expect.objectContaining({ positionSeconds: 5 })),
    );
  },
};

/** Captions and speed are radio buttons over the bar; each language in its own name. */
export const Captions: Story = {
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Captions' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'العربية' }));
    await expect(onCaptionsChange).toHaveBeenLastCalledWith('ar-SA');
  },
};

/** Where a stream has several qualities one of them can be chosen; arrows do it too. */
export const Qualities: Story = {
  render: function Chosen(args) {
    const [value, setValue] = useState('auto');
    const choices = [
      { value: 'auto', label: 'Auto' },
      { value: '360', label: '360p' },
      { value: '720', label: '720p' },
    ];
    return <VideoPlayer {...args} quality={{ label: 'Quality', value, choices, onChoose: setValue }} />;
  },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Quality' }));
    await expect(canvas.getByRole('radio', { name: 'Auto' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '360p' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '720p' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('radio', { name: '720p' })).toBeNull();
  },
};

/** What is only heard has its controls alone, in view all the time. */
export const Unmuted: Story = {
  args: { hasPicture: false },
  play: async ({ canvasElement }) => {
    const video = await ready(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Full screen' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Captions' })).toBeNull();
    fireEvent.keyDown(canvas.getByRole('region'), { key: 'c' });
    await expect(onCaptionsChange).not.toHaveBeenCalled();
    fireEvent.keyDown(canvas.getByRole('region'), { key: 'l' });
    await expect(video.currentTime).toBe(10);
    await expect(canvas.getByRole('region').getBoundingClientRect().height).toBeLessThan(160);
  },
};

/** On a phone as well, and what cannot be heard says so. */
export const UnmuteFailed: Story = {
  args: { hasPicture: false, src: 'data:video/webm;base64,broken', tracks: [] },
  decorators: [atMost('20rem')],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};

/** What cannot be played says so, keeps the place, and can be tried again. */
export const Failed: Story = {
  args: { src: 'data:video/webm;base64,broken', tracks: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Your place is kept.');
  },
};

/** A transcript beside it: a click on a line goes there and plays on. */
export const WithTranscript: Story = {
  render: () => <WithTranscriptPage />,
  play: async ({ canvasElement }) => {
    const video = await ready(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Then the second/ }));
    await waitFor(() => expect(video.currentTime).toBeGreaterThanOrEqual(15));
    video.pause();
    await userEvent.type(canvas.getByRole('searchbox'), 'column');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 lines'));
  },
};

/** The words of a title never reach the picture; they only name the player. */
export const ContentStress: Story = {
  parameters: { isWide: true },
  render: () => (
    <StressSheet
      width="20rem"
      omit={['empty']}
      render={(text, name) => (
        <VideoPlayer
          {...plain}
          tracks={[]}
          title={`${name}: ${text}`}
          chapters={[{ startSeconds: 0, title: text }]}
        />
      )}
    />
  ),
};

/** On a phone the words before the first play stand above the play button, not on it. */
export const CaptionsBesidePlay: Story = {
  args: { captions: 'en-US', startSeconds: 12 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const canvas = within(canvasElement);
    const line = await canvas.findByText('It passes the first column.');
    const [button] = canvas.getAllByRole('button', { name: 'Play' });
    await waitFor(() =>
      expect(line.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        button?.getBoundingClientRect().top ?? 0,
      ),
    );
  },
};

export const DoAndDont: Story = {
  tags: ['!test'],
  parameters: { isWide: true },
  render: () => (
    <DoDont
      does={[
        {
          render: () => <VideoPlayer {...plain} title="With captions" />,
          note: 'Give captions in every language of the lesson, in its own name.',
        },
      ]}
      donts={[
        {
          render: () => <VideoPlayer {...plain} title="Without captions" tracks={[]} />,
          note: 'Publish a talk without captions.',
        },
      ]}
    />
  ),
};

/** Every state at once, for the comparison of pictures. Nothing plays. */
export const Sheet: Story = {
  ...sheetStory,
  parameters: { ...sheetStory.parameters, isWide: true },
  render: () => (
    <StateSheet
      states={[
        {
          name: 'Before the first play',
          render: () => <VideoPlayer {...plain} title="A" startSeconds={6} />,
        },
        {
          name: 'With captions and chapters',
          render: () => (
            <VideoPlayer {...plain} title="B" captions="en-US" startSeconds={12} chapters={chapters} />
          ),
        },
        {
          name: 'Failed',
          render: () => <VideoPlayer {...plain} title="C" src="data:video/webm;base64,broken" tracks={[]} />,
        },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert');
    await within(canvasElement).findByText('It passes the first column.');
  },
};
