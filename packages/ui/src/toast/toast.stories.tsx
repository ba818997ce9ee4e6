import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useMemo } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { DoDont, KeyboardMap, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { useLocale } from 'react-aria-components/I18nProvider';
import { UiProvider, useLabels } from '../ui-provider/ui-provider.tsx';
import { Button } from '../button/button.tsx';
import { Inline } from '../inline/inline.tsx';
import { settled } from '../internal/overlay/settled.ts';
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
  afterEach: settled,
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

/** Shows its message at once and keeps it. */
function Held(toast: Toast) {
  const queue = useMemo(createToastQueue, []);
  useEffect(() => {
    queue.show(toast);
    queue.pause();
  });
  return (
    // Keeps what is fixed to the window within its cell.
    <div
      style={{ position: 'relative', transform: 'translate(0)', minBlockSize: '12rem', overflow: 'hidden' }}
    >
      <UiProvider locale={useLocale().locale} labels={{ ...useLabels(), notifications: toast.message }}>
        <ToastRegion queue={queue} />
      </UiProvider>
    </div>
  );
}

const undo = { label: 'Undo', onPress: () => undefined };

export const ContentStress: Story = {
  render: () => (
    <StressSheet omit={['empty']} width="22rem" render={(text) => <Held message={text} action={undo} />} />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          note: 'What was done, and a way back.',
          render: () => <Held message="Bookmark removed" action={undo} />,
        },
      ]}
      donts={[
        {
          note: 'What must be read: it is gone after two seconds.',
          render: () => <Held message="The exam was moved to Friday, 14:00, room 12." />,
        },
      ]}
    />
  ),
};

/** It never takes the focus, and waits while the focus rests on it. */
export const Keyboard: Story = {
  args: { isHeld: false },
  render: (args) => (
    <>
      <Demo {...args} />
      <KeyboardMap
        keys={[
          ['Tab', 'Goes to its button.'],
          ['Enter', 'Takes the action.'],
        ]}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    onUndo.mockClear();
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Bookmark removed' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const button = await canvas.findByRole('button', { name: 'Undo' });
    await expect(opener).toHaveFocus();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onUndo).toHaveBeenCalledTimes(1);
  },
};

export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      states={[
        { name: 'Neutral', render: () => <Held message="Moved to your list" /> },
        { name: 'Success', render: () => <Held message="Saved" tone="success" /> },
        { name: 'Danger', render: () => <Held message="No connection" tone="danger" /> },
        { name: 'With action', render: () => <Held message="Bookmark removed" action={undo} /> },
      ]}
    />
  ),
};
