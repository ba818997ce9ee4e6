import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { CardGrid } from '../card-grid/card-grid.tsx';
import { coverOf } from '../card/story-content.ts';
import { Image, Porch } from './image.tsx';
import { DoDont, StateSheet, StressSheet, sheetStory } from '../../.storybook/sheets.tsx';
import { atMost } from '../internal/width-story.tsx';

const meta = {
  title: 'Content/Image',
  component: Image,
  args: { src: coverOf(200), alt: 'Bars of a plan' },
  decorators: [atMost('24rem')],
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const image = await within(canvasElement).findByRole('img', { name: 'Bars of a plan' });
    await waitFor(() => expect(image).toHaveAttribute('data-state', 'loaded'));
  },
};

/** One attempt; then the porch stands in, with the same words for screen readers. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).not.toBeNull());
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(within(canvasElement).getByRole('img', { name: 'Bars of a plan' })).toBeVisible();
  },
};

/** Far below the window nothing is loaded. */
export const Lazy: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '300vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    canvasElement.querySelector('span')?.scrollIntoView();
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeNull());
    window.scrollTo(0, 0);
  },
};

/** The pictures of what has none. */
export const Porches: Story = {
  parameters: { isWide: true },
  render: () => (
    <CardGrid perLine={4}>
      {Array.from({ length: 8 }, (_, index) => (
        <Porch key={index} seed={`porch-${index}`} />
      ))}
    </CardGrid>
  ),
};

export const PorchesDark: Story = { ...Porches, globals: { theme: 'dark' } };

export const ContentStress: Story = {
  parameters: { isWide: true },
  render: () => (
    <StressSheet
      width="10rem"
      render={(text, name) => <Image src="data:image/png;base64,broken" alt={text} seed={name} />}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  parameters: { isWide: true },
  render: () => (
    <DoDont
      does={[
        {
          render: () => <Image src={coverOf(200)} alt="Three bars of a plan, one after another" isPriority />,
          note: 'Say what the picture shows, or leave `alt` empty where it only decorates.',
        },
      ]}
      donts={[
        {
          render: () => <Image src={coverOf(200)} alt="image.png" isPriority />,
          note: 'Give the name of a file.',
        },
      ]}
    />
  ),
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...sheetStory,
  parameters: { ...sheetStory.parameters, isWide: true },
  render: () => (
    <StateSheet
      columns={3}
      states={[
        { name: 'Loaded', render: () => <Image src={coverOf(200)} alt="Bars" isPriority /> },
        {
          name: 'Fails',
          render: () => <Image src="data:image/png;base64,broken" alt="Bars" seed="fails" isPriority />,
        },
        { name: 'None', render: () => <Image alt="" seed="none" /> },
        { name: 'Square', render: () => <Image src={coverOf(40)} alt="Bars" ratio={1} isPriority /> },
        {
          name: 'Whole',
          render: () => <Image src={coverOf(40)} alt="Bars" ratio={1} fit="contain" isPriority />,
        },
        { name: 'Porch', render: () => <Porch seed="porch-3" /> },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img[data-state="loaded"]')).toHaveLength(3));
  },
};
