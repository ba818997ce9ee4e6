import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { stress, useSample } from '../../.storybook/samples.ts';
import { DoDont, KeyboardMap, sheetStory, StressSheet } from '../../.storybook/sheets.tsx';
import type { ReactNode } from 'react';
import { OverlayStage } from '../internal/overlay/overlay-stage.tsx';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { settled } from '../internal/overlay/settled.ts';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  afterEach: settled,
  parameters: { docs: { story: { inline: false, height: 480 } } },
  args: { isOpen: true, title: 'Feedback', children: null, onClose: fn() },
  render: function Content(args) {
    const { title, sentence, label, action } = useSample();
    return (
      <Dialog {...args} title={title} footer={args.footer ?? <Button variant="primary">{action}</Button>}>
        <Stack gap="5">
          <Text>{sentence}</Text>
          <TextField label={label} />
        </Stack>
      </Dialog>
    );
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Small: Story = { args: { size: 'sm' } };

/** 880 px wide. */
export const Large: Story = { args: { size: 'lg' } };

/** What is longer than the window scrolls between title and buttons. */
export const Long: Story = {
  render: (args) => (
    <Dialog {...args} title={stress.long} footer={<Button variant="primary">Accept</Button>}>
      <Stack gap="4">
        {Array.from({ length: 14 }, (_unused, index) => (
          <Text key={index}>{stress.long}</Text>
        ))}
        <Button>End</Button>
      </Stack>
    </Dialog>
  ),
};

function Opener({ onClose }: { onClose?: (reason: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <Dialog
        isOpen={isOpen}
        title="Feedback"
        onClose={(reason) => {
          setIsOpen(false);
          onClose?.(reason);
        }}
      >
        <TextField label="Your question" />
      </Dialog>
    </>
  );
}

/** Says how it was closed and gives the focus back. */
export const CloseReasons: Story = {
  render: (args) => <Opener onClose={args.onClose} />,
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Feedback' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenLastCalledWith('escapeKey');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenLastCalledWith('closePress');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Neither Escape nor a press beside it closes it. */
export const NotDismissable: Story = {
  args: { isDismissable: false, isKeyboardDismissDisabled: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      omit={['empty']}
      width="24rem"
      render={(text) => (
        <OverlayStage>
          <Dialog isOpen title={text} footer={<Button variant="primary">{text}</Button>}>
            <Text>{text}</Text>
          </Dialog>
        </OverlayStage>
      )}
    />
  ),
};

const box = (title: string, children: string, footer?: ReactNode) => (
  <OverlayStage blockSize="20rem">
    <Dialog isOpen title={title} footer={footer}>
      <Text>{children}</Text>
    </Dialog>
  </OverlayStage>
);

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          note: 'A short task that needs nothing of the page behind it; the button says what it does.',
          render: () => box('Feedback', 'Tell us what went wrong.', <Button variant="primary">Send</Button>),
        },
      ]}
      donts={[
        { note: 'A message that a toast or a banner could say.', render: () => box('Notice', 'Saved.') },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  render: (args) => (
    <Stack gap="6" align="start">
      <Opener onClose={args.onClose} />
      <KeyboardMap
        keys={[
          ['Tab', 'Goes round within the window.'],
          ['Shift+Tab', 'Goes round the other way.'],
          ['Escape', 'Closes it and gives the focus back.'],
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Feedback' });
    for (let stop = 0; stop < 4; stop += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A picture of the open window. */
export const Sheet: Story = {
  ...sheetStory,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
