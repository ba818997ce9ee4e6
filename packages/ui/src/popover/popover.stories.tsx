import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useSample } from '../../.storybook/samples.ts';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Popover, PopoverTrigger } from './popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  parameters: { docs: { story: { inline: false, height: 280 } } },
  args: { label: 'About this class', children: null },
  render: function Content(args) {
    const { title, sentence, action } = useSample();
    return (
      <PopoverTrigger>
        <Button>{title}</Button>
        <Popover {...args}>
          {({ close }) => (
            <Stack gap="3" align="start">
              <Text>{sentence}</Text>
              <Button size="sm" onPress={close}>
                {action}
              </Button>
            </Stack>
          )}
        </Popover>
      </PopoverTrigger>
    );
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Join the class' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const Open: Story = { play: open };

export const RightToLeft: Story = { play: open, args: { label: 'عن الصف' }, globals: { locale: 'ar-SA' } };

export const Dark: Story = { play: open, globals: { theme: 'dark' } };
