import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StressSheet } from '../../.storybook/sheets.tsx';
import { PosterButton } from './poster-button.tsx';

const meta = {
  title: 'Media/PosterButton',
  component: PosterButton,
  args: { label: 'Play: A look around', posterSrc: 'mark.svg', onPress: fn() },
} satisfies Meta<typeof PosterButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press, by whatever means, asks for what is behind it. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const button = await within(canvasElement).findByRole('button', { name: args.label });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

/** Nobody has chosen a picture. */
export const WithoutPoster: Story = { args: { posterSrc: null } };

/** Something that opens in its place instead of playing. */
export const Opens: Story = { args: { label: 'Open: A triangle', sign: 'open', posterSrc: null } };

export const ContentStress: Story = {
  render: (args) => (
    <StressSheet width="16rem" render={(text) => <PosterButton {...args} label={text || args.label} />} />
  ),
};
