import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { stress } from '../../.storybook/samples.ts';
import { DoDont, KeyboardMap, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { Text } from '../text/text.tsx';
import { BulletinBar } from './bulletin-bar.tsx';

const SHORT = 'The library is closed on Friday; lessons go on as planned.';
const link = { label: 'Read on', href: '#bulletin' };

const meta = {
  title: 'Navigation/BulletinBar',
  component: BulletinBar,
  args: { label: 'Bulletin', text: SHORT, link, onClose: fn() },
} satisfies Meta<typeof BulletinBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledWith('closePress');
  },
};

const tones = ['announcement', 'info', 'warning'] as const;

/** An announcement, something to know, something to mind. */
export const Variants: Story = {
  render: (args) => (
    <StateSheet
      columns={1}
      states={tones.map((tone) => ({
        name: tone,
        render: () => <BulletinBar {...args} label={tone} tone={tone} />,
      }))}
    />
  ),
};

/** Longer than one line, on phones two, it folds; a button unfolds it. */
export const LongText: Story = {
  args: { text: `${stress.long}. ${stress.long}. ${stress.long}.` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = await canvas.findByRole('button', { name: 'Show more' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    await expect(canvas.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  },
};

function Closable() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <BulletinBar label="Bulletin" text={SHORT} isOpen={isOpen} onClose={() => setOpen(false)} />
      <Text>The page</Text>
    </>
  );
}

/** The page moves up with it; what is closed cannot be reached any more. */
export const Closing: Story = {
  render: () => <Closable />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull());
    await waitFor(() => expect(canvas.getByText(SHORT)).not.toBeVisible());
  },
};

export const ContentStress: Story = {
  render: (args) => (
    <StressSheet
      width="36rem"
      render={(text, name) => (
        <BulletinBar {...args} label={name} text={text} link={{ ...link, label: text || name }} />
      )}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: (args) => (
    <DoDont
      does={[
        {
          note: 'One fact, its date, and where to read on.',
          render: () => <BulletinBar {...args} label="Do" />,
        },
      ]}
      donts={[
        {
          note: 'A warning for what is no danger: soon nobody reads them.',
          render: () => <BulletinBar {...args} label="Don’t" tone="warning" text="We have a new logo!" />,
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  args: { text: `${stress.long}. ${stress.long}. ${stress.long}.` },
  render: (args) => (
    <>
      <BulletinBar {...args} />
      <KeyboardMap
        keys={[
          ['Tab', 'Goes from the fold to the link to the close button.'],
          ['Enter', 'Presses it.'],
        ]}
      />
    </>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const more = await canvas.findByRole('button', { name: 'Show more' });
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Read on' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledWith('closePress');
  },
};

export const Sheet: Story = {
  ...sheetStory,
  render: (args) => (
    <StateSheet
      columns={1}
      states={[
        ...tones.map((tone) => ({
          name: tone,
          render: () => <BulletinBar {...args} label={tone} tone={tone} />,
        })),
        {
          name: 'Long, without a link',
          render: () => (
            <BulletinBar {...args} label="Long" link={undefined} text={`${stress.long} ${stress.long}`} />
          ),
        },
        { name: 'Cannot be closed', render: () => <BulletinBar label="Fixed" text={SHORT} /> },
      ]}
    />
  ),
};
