import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { useSample } from '../../.storybook/samples.ts';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Drawer } from './drawer.tsx';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: 480 } } },
  args: { isOpen: true, title: 'Filters', children: null, onClose: fn() },
  render: function Content(args) {
    const { title, sentence, action } = useSample();
    return (
      <Drawer {...args} title={title} footer={<Button variant="primary">{action}</Button>}>
        <Stack>
          <Text>{sentence}</Text>
          <Text>{sentence}</Text>
        </Stack>
      </Drawer>
    );
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const End: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledWith('closePress');
  },
};

export const Start: Story = { args: { side: 'start' } };

export const Bottom: Story = { args: { side: 'bottom' } };

/** `end` is the left edge. */
export const RightToLeft: Story = { globals: { locale: 'ar-SA' } };

export const Dark: Story = { globals: { theme: 'dark' } };
