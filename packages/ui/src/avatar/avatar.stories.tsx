import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { stress } from '../../.storybook/samples.ts';
import { coverOf, useStoryTexts } from '../card/story-content.ts';
import { Inline } from '../inline/inline.tsx';
import { Avatar } from './avatar.tsx';
import { DoDont, StateSheet, StressSheet, sheetStory } from '../../.storybook/sheets.tsx';

const meta = {
  title: 'Content/Avatar',
  component: Avatar,
  args: { name: 'Amelia Hart', isLabelled: true },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The colour comes from the name and is the same everywhere. */
export const People: Story = {
  render: () => (
    <Inline gap="3">
      {[...useStoryTexts().people, ...Object.values(stress)].map((name) => (
        <Avatar key={name} name={name} isLabelled />
      ))}
    </Inline>
  ),
};

export const SizesAndShapes: Story = {
  render: () => (
    <Inline gap="3" align="end">
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Avatar key={size} name="Amelia Hart" size={size} isLabelled />
      ))}
      <Avatar name="赵敏" size="xl" shape="arch" isLabelled />
      <Avatar name="Tomasz" size="xl" shape="arch" src={coverOf(20)} isLabelled />
    </Inline>
  ),
};

/** A picture that cannot be loaded leaves the initials. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement).toHaveTextContent('AH');
  },
};

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      width="6rem"
      omit={['empty']}
      render={(text) => <Avatar name={text} size="lg" isLabelled />}
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
            <Inline gap="3">
              <Avatar name="Amelia Hart" />
              <span>Amelia Hart</span>
            </Inline>
          ),
          note: 'Leave the label off where the name stands beside the face: it would be read twice.',
        },
      ]}
      donts={[
        {
          render: () => <Avatar name="Amelia Hart" />,
          note: 'Show a face alone without `isLabelled`: nobody who listens knows whose it is.',
        },
      ]}
    />
  ),
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      columns={3}
      states={[
        ...(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => ({
          name: size,
          render: () => <Avatar name="Amelia Hart" size={size} isLabelled />,
        })),
        { name: 'Arch', render: () => <Avatar name="赵敏" size="xl" shape="arch" isLabelled /> },
        { name: 'Picture', render: () => <Avatar name="Tomasz" size="xl" src={coverOf(20)} isLabelled /> },
        {
          name: 'Picture that fails',
          render: () => <Avatar name="Amelia Hart" size="xl" src="data:image/png;base64,broken" isLabelled />,
        },
      ]}
    />
  ),
};
