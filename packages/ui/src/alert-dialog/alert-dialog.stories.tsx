import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AlertDialog } from './alert-dialog.tsx';

const meta = {
  title: 'Overlays/AlertDialog',
  component: AlertDialog,
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

export const RightToLeft: Story = {
  args: {
    title: 'هل تريد مغادرة الصف؟',
    children: 'يبقى تقدمك محفوظًا، ويمكنك الانضمام مرة أخرى ما دام الصف مفتوحًا.',
    confirmLabel: 'مغادرة الصف',
    cancelLabel: 'البقاء',
  },
  globals: { locale: 'ar-SA' },
};

export const Dark: Story = { globals: { theme: 'dark' } };
