import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useSample } from '../../.storybook/samples.ts';
import { DoDont, KeyboardMap, sheetStory, StressSheet } from '../../.storybook/sheets.tsx';
import { OverlayStage } from '../internal/overlay/overlay-stage.tsx';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { settled } from '../internal/overlay/settled.ts';
import { Popover, PopoverTrigger } from './popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  afterEach: settled,
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

const shown = (title: string, text: string) => (
  <OverlayStage blockSize="16rem">
    <PopoverTrigger isOpen>
      <Button>{title}</Button>
      <Popover label={title}>
        <Text>{text}</Text>
      </Popover>
    </PopoverTrigger>
  </OverlayStage>
);

export const ContentStress: Story = {
  render: () => <StressSheet omit={['empty']} width="22rem" render={(text) => shown('About', text)} />,
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          note: 'More about the button’s own matter, in a few lines.',
          render: () => shown('Rules', 'Two tries.'),
        },
      ]}
      donts={[
        { note: 'What everybody has to read.', render: () => shown('i', 'The exam begins in five minutes.') },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  render: (args) => (
    <Stack gap="12" align="start">
      <PopoverTrigger>
        <Button>Rules</Button>
        <Popover {...args}>
          <Button size="sm">Print</Button>
        </Popover>
      </PopoverTrigger>
      <KeyboardMap
        keys={[
          ['Enter', 'Opens it.'],
          ['Tab', 'Goes round within it.'],
          ['Escape', 'Closes it and gives the focus back.'],
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Rules' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'About this class' });
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** A picture of the open panel. */
export const Sheet: Story = { ...sheetStory, play: open };
