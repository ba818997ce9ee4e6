import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { coverOf, useStoryTexts } from '../card/story-content.ts';
import { Carousel } from './carousel.tsx';
import { labels, slideShown, slidesOf } from './story-slides.ts';
import { useSample } from '../../.storybook/samples.ts';
import { DoDont, KeyboardMap, StateSheet, StressSheet, sheetStory } from '../../.storybook/sheets.tsx';

const meta = {
  title: 'Media/Carousel',
  component: Carousel,
  args: {
    label: 'Highlights',
    slides: [],
    labels,
    intervalSeconds: 0,
  },
  render: (args) => {
    const words = useStoryTexts();
    return (
      <Carousel
        {...args}
        slides={words.titles.slice(0, 3).map((title, index) => ({
          id: `slide-${index}`,
          title,
          kicker: words.school,
          text: words.summary,
          href: '/portal',
          linkLabel: index === 1 ? undefined : words.kinds.class,
          imageSrc: index === 2 ? null : coverOf(205 + index * 150),
        }))}
      />
    );
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Banners: Story = {};

/** Buttons and dots bring the slides; only the one in view can be reached. */
export const Stepping: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await slideShown(canvasElement, 2);
    await expect(canvasElement.querySelectorAll('[aria-roledescription="slide"]:not([inert])')).toHaveLength(
      1,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show slide 1' }));
    await slideShown(canvasElement, 1);
  },
};

/** It turns by itself, can be paused, and waits under the pointer. */
export const Turning: Story = {
  args: { intervalSeconds: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    await slideShown(canvasElement, 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};

export const RightToLeft: Story = { ...Stepping, globals: { locale: 'ar-SA' }, play: undefined };

export const Phone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const One: Story = {
  render: () => (
    <Carousel
      label="One"
      labels={labels}
      slides={slidesOf('One slide', 'It needs no buttons.').slice(0, 1)}
    />
  ),
};

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      width="30rem"
      omit={['empty']}
      render={(text, name) => (
        <Carousel label={name} labels={labels} intervalSeconds={0} slides={slidesOf(text, text, text)} />
      )}
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
            <Carousel
              label="Few words"
              labels={labels}
              intervalSeconds={0}
              slides={slidesOf('New: planning', 'Begins on Monday.', 'Join')}
            />
          ),
          note: 'Three to five slides with a few words; the first must be enough by itself.',
        },
      ]}
      donts={[
        {
          render: () => (
            <Carousel
              label="Many words"
              labels={labels}
              intervalSeconds={0}
              slides={slidesOf(
                'A title that goes on and on, well past the width of a slide',
                'Words. '.repeat(40),
              )}
            />
          ),
          note: 'Put texts on it that nobody reads before it turns.',
        },
      ]}
    />
  ),
};

/** Buttons and dots are reached by the tab key, links of hidden slides are not. */
export const Keyboard: Story = {
  render: () => (
    <>
      <KeyboardMap
        keys={[
          ['Tab', 'The link of the slide in view, then the buttons and dots'],
          ['Enter', 'Brings the slide'],
        ]}
      />
      <Carousel
        label="Highlights"
        labels={labels}
        intervalSeconds={0}
        slides={slidesOf('Title', 'Text', 'Open')}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{Enter}');
    await slideShown(canvasElement, 2);
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[aria-roledescription="slide"]:not([inert]) a')).toHaveLength(1),
    );
  },
};

/** Every state at once, for the comparison of pictures. Nothing turns. */
export const Sheet: Story = {
  ...sheetStory,
  render: () => {
    const { title, sentence, action } = useSample();
    const slides = slidesOf(title, sentence, action);
    return (
      <StateSheet
        columns={1}
        states={[
          {
            name: 'With a link',
            render: () => <Carousel label="A" labels={labels} intervalSeconds={0} slides={slides} />,
          },
          {
            name: 'Without a picture',
            render: () => <Carousel label="B" labels={labels} intervalSeconds={0} slides={slides.slice(2)} />,
          },
          {
            name: 'One',
            render: () => (
              <Carousel label="C" labels={labels} intervalSeconds={0} slides={slides.slice(0, 1)} />
            ),
          },
        ]}
      />
    );
  },
};
