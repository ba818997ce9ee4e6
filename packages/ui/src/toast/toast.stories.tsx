import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Inline } from '../inline/inline.tsx';
import { createToastQueue, type Toast, ToastRegion } from './toast.tsx';

const onUndo = fn();

function Demo({ toasts, isHeld = false }: { toasts: Toast[]; isHeld?: boolean }) {
  const queue = useMemo(createToastQueue, []);
  return (
    <>
      <Inline>
        {toasts.map((toast) => (
          <Button
            key={toast.message}
            onPress={() => {
              queue.show(toast);
              if (isHeld) queue.pause();
            }}
          >
            {toast.message}
          </Button>
        ))}
      </Inline>
      <ToastRegion queue={queue} />
    </>
  );
}

const meta = {
  title: 'Overlays/Toast',
  component: Demo,
  parameters: { docs: { story: { inline: false, height: 240 } } },
  args: {
    isHeld: true,
    toasts: [
      { message: 'Saved', tone: 'success' },
      { message: 'Bookmark removed', action: { label: 'Undo', onPress: onUndo } },
      { message: 'No connection. Your answers are kept on this device.', tone: 'danger' },
    ],
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two seconds; eight with a button; one at a time. */
export const Playground: Story = { args: { isHeld: false } };

/** The region is there before the first message, or screen readers would miss it. */
export const Announced: Story = {
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Saved' }));
    await expect(status).toHaveTextContent('Saved');
  },
};

/** Its button acts and takes it away. */
export const WithAction: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Bookmark removed' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalled();
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};

const showLast: Story['play'] = async ({ canvasElement }) => {
  const buttons = within(canvasElement).getAllByRole('button');
  await userEvent.click(buttons[buttons.length - 1] as HTMLElement);
};

export const Danger: Story = { play: showLast };

export const RightToLeft: Story = {
  args: {
    isHeld: true,
    toasts: [{ message: 'أُزيلت الإشارة المرجعية', action: { label: 'تراجع', onPress: onUndo } }],
  },
  play: showLast,
  globals: { locale: 'ar-SA' },
};

export const Dark: Story = { play: showLast, globals: { theme: 'dark' } };
