import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useStoryTexts } from '../card/story-content.ts';
import { Transcript } from './transcript.tsx';
import { useSample } from '../../.storybook/samples.ts';
import { DoDont, KeyboardMap, StateSheet, StressSheet, sheetStory } from '../../.storybook/sheets.tsx';

const onSeek = fn();
const meta = {
  title: 'Media/Transcript',
  component: Transcript,
  args: {
    cues: [],
    currentSeconds: 17,
    onSeek,
    searchLabel: 'Search the transcript',
    foundLabel: (count) => String(count),
  },
  render: (args) => {
    const { titles } = useStoryTexts();
    return (
      <div style={{ maxInlineSize: '26rem' }}>
        <Transcript
          {...args}
          cues={titles.map((text, index) => ({
            id: String(index),
            startSeconds: index * 8,
            endSeconds: index * 8 + 7,
            text,
          }))}
        />
      </div>
    );
  },
} satisfies Meta<typeof Transcript>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const line = canvas.getByRole('button', { name: /Why the sky/ });
    await expect(line).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /Spreadsheets/ }));
    await expect(onSeek).toHaveBeenCalledWith(24);
  },
};
const spoken = (texts: readonly string[]) =>
  texts.map((text, index) => ({
    id: String(index),
    startSeconds: index * 8,
    endSeconds: index * 8 + 7,
    text,
  }));
const common = { onSeek, foundLabel: (count: number) => String(count), currentSeconds: 9 };

/** Nothing is spoken. */
export const Empty: Story = {
  render: () => <Transcript {...common} cues={[]} searchLabel="Search the transcript" />,
};

/** A long talk scrolls in its own box. */
export const LongTalk: Story = {
  render: () => (
    <Transcript
      {...common}
      cues={spoken(Array.from({ length: 300 }, (_, index) => `Line ${index + 1}`))}
      searchLabel="Search the transcript"
    />
  ),
};

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text, name) => <Transcript {...common} cues={spoken([text, text])} searchLabel={name} />}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          render: () => (
            <Transcript
              {...common}
              cues={spoken(['Small steps carry a project further.'])}
              searchLabel="Search in sentences"
            />
          ),
          note: 'Break lines at sentences, so that a click lands at the beginning of a thought.',
        },
      ]}
      donts={[
        {
          render: () => (
            <Transcript
              {...common}
              cues={spoken(['Small steps', 'carry a', 'project'])}
              searchLabel="Search in scraps"
            />
          ),
          note: 'Break lines in the middle of a thought.',
        },
      ]}
    />
  ),
};

/** The search first, then each line. */
export const Keyboard: Story = {
  render: () => (
    <>
      <KeyboardMap
        keys={[
          ['Tab', 'The search, then each line'],
          ['Enter', 'Plays from the line'],
        ]}
      />
      <Transcript
        {...common}
        cues={spoken(['First line', 'Second line'])}
        searchLabel="Search the transcript"
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    canvas.getByRole('button', { name: /Second line/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onSeek).toHaveBeenLastCalledWith(8);
  },
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...sheetStory,
  render: () => {
    const { title, sentence, label } = useSample();
    return (
      <StateSheet
        states={[
          {
            name: 'A line is spoken',
            render: () => (
              <Transcript {...common} cues={spoken([title, sentence, title])} searchLabel={label} />
            ),
          },
          { name: 'Empty', render: () => <Transcript {...common} cues={[]} searchLabel={`${label} 2`} /> },
        ]}
      />
    );
  },
};
