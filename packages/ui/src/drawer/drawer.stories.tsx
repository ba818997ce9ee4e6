import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useSample } from '../../.storybook/samples.ts';
import { DoDont, KeyboardMap, sheetStory, StressSheet } from '../../.storybook/sheets.tsx';
import { OverlayStage } from '../internal/overlay/overlay-stage.tsx';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { settled } from '../internal/overlay/settled.ts';
import { Drawer } from './drawer.tsx';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  afterEach: settled,
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

const panel = (title: string, text: string, side: 'start' | 'end' | 'bottom' = 'end') => (
  <OverlayStage blockSize="20rem">
    <Drawer isOpen side={side} title={title} onClose={() => undefined} footer={<Button>{title}</Button>}>
      <Text>{text}</Text>
    </Drawer>
  </OverlayStage>
);

export const ContentStress: Story = {
  render: () => <StressSheet omit={['empty']} width="24rem" render={(text) => panel(text, text)} />,
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          note: 'What accompanies the page: filters, chat, a phone’s menu.',
          render: () => panel('Filters', 'Subjects'),
        },
      ]}
      donts={[
        {
          note: 'A question that must be answered; that is an AlertDialog.',
          render: () => panel('Delete?', 'Really?'),
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  render: (args) => (
    <>
      <KeyboardMap
        keys={[
          ['Tab', 'Goes round within the panel.'],
          ['Escape', 'Closes it.'],
        ]}
      />
      <Drawer {...args}>
        <Button>Apply</Button>
      </Drawer>
    </>
  ),
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    // Ends on the panel's own button: on the close button, Escape would first hide its name.
    for (let stop = 0; stop < 4; stop += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledWith('escapeKey');
  },
};

/** A picture of the open panel. */
export const Sheet: Story = {
  ...sheetStory,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
