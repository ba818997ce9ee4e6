import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DoDont, KeyboardMap, sheetStory, StressSheet } from '../../.storybook/sheets.tsx';
import { OverlayStage } from '../internal/overlay/overlay-stage.tsx';
import { settled } from '../internal/overlay/settled.ts';
import { AlertDialog } from './alert-dialog.tsx';

const meta = {
  title: 'Overlays/AlertDialog',
  component: AlertDialog,
  afterEach: settled,
  parameters: { docs: { story: { inline: false, height: 360 } } },
  args: {
    isOpen: true,
    title: 'Leave this class?',
    children: 'Your progress stays saved. You can join again while the class is open.',
    confirmLabel: 'Leave the class',
    cancelLabel: 'Stay',
    tone: 'danger',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus starts on the harmless answer; Escape means no. */
export const Playground: Story = {
  play: async ({ args }) => {
    const cancel = await screen.findByRole('button', { name: 'Stay' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledWith('escapeKey');
    await userEvent.click(screen.getByRole('button', { name: 'Leave the class' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const Neutral: Story = {
  args: { tone: 'default', title: 'Hand in the exam?', confirmLabel: 'Hand in', cancelLabel: 'Go on' },
};

export const Pending: Story = { args: { isPending: true } };

const ask = (title: string, children: string, confirmLabel: string, cancelLabel: string) => (
  <OverlayStage blockSize="20rem">
    <AlertDialog
      isOpen
      tone="danger"
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      onConfirm={() => undefined}
      onCancel={() => undefined}
    >
      {children}
    </AlertDialog>
  </OverlayStage>
);

export const ContentStress: Story = {
  render: () => <StressSheet omit={['empty']} width="22rem" render={(text) => ask(text, text, text, text)} />,
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          note: 'Say what will be lost; both answers are verbs.',
          render: () => ask('Leave this class?', 'Your place goes to somebody else.', 'Leave', 'Stay'),
        },
      ]}
      donts={[
        {
          note: 'Ask before what can be undone; do it, and offer undo.',
          render: () => ask('Are you sure?', 'Remove the bookmark?', 'Yes', 'No'),
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
          ['Enter', 'Presses the answer with the focus; at first that is the harmless one.'],
          ['Tab', 'Goes between the two answers.'],
          ['Escape', 'Means no.'],
        ]}
      />
      <AlertDialog {...args} />
    </>
  ),
  play: async ({ args }) => {
    const cancel = await screen.findByRole('button', { name: 'Stay' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Leave the class' })).toHaveFocus();
    await userEvent.tab();
    await expect(cancel).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledWith('closePress');
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** A picture of the open question. */
export const Sheet: Story = {
  ...sheetStory,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};
