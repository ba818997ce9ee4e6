import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { PictureIcon } from './picture-icon.tsx';

const meta = {
  title: 'Foundations/PictureIcon',
  component: PictureIcon,
  args: { src: 'mark.svg' },
} satisfies Meta<typeof PictureIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const InButton: Story = {
  render: (args) => (
    <Button size="lg">
      <PictureIcon {...args} />
      Continue with Stoa
    </Button>
  ),
};
