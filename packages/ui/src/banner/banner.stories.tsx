import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { stress, useSample } from '../../.storybook/samples.ts';
import { DoDont, KeyboardMap, sheetStory, StateSheet } from '../../.storybook/sheets.tsx';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Banner } from './banner.tsx';

const meta = {
  title: 'Overlays/Banner',
  component: Banner,
  args: { title: 'This is a preview', children: 'Visitors see the published page.', onDismiss: fn() },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalled();
  },
};

export const Tones: Story = {
  render: () => {
    const { title, sentence, action } = useSample();
    return (
      <Stack gap="3">
        {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Banner key={tone} tone={tone} title={title} action={<Button size="sm">{action}</Button>}>
            {sentence}
          </Banner>
        ))}
        <Banner title={title} />
      </Stack>
    );
  },
};

export const ContentStress: Story = {
  render: () => (
    <Stack gap="3" style={{ maxInlineSize: '22rem' }}>
      {Object.entries(stress).map(([name, text]) => (
        <Banner key={name} title={text} onDismiss={() => undefined}>
          {text}
        </Banner>
      ))}
    </Stack>
  ),
};

/** A long action stands below the text on a phone instead of squeezing it. */
export const LongAction: Story = {
  args: {
    onDismiss: undefined,
    action: <Button size="sm">Ask the school for permission to see this page</Button>,
  },
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <Banner {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByText('Visitors see the published page.').getBoundingClientRect();
    const action = canvas.getByRole('button').getBoundingClientRect();
    await expect(action.top).toBeGreaterThanOrEqual(text.bottom);
    await expect(text.width).toBeGreaterThan(200);
  },
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          note: 'What happened, what became of the work, what to do next.',
          render: () => (
            <Banner tone="danger" title="Not sent">
              Your answer is kept on this device. Try again when you are online.
            </Banner>
          ),
        },
      ]}
      donts={[
        { note: 'Codes and blame.', render: () => <Banner tone="danger" title="Error 500: invalid input" /> },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  args: { action: <Button size="sm">Publish</Button> },
  render: (args) => (
    <Stack gap="6">
      <Banner {...args} />
      <KeyboardMap
        keys={[
          ['Tab', 'Goes to the action, then to the dismiss button.'],
          ['Enter', 'Presses it.'],
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Publish' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalled();
  },
};

export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      states={[
        ...(['info', 'success', 'warning', 'danger'] as const).map((tone) => ({
          name: tone,
          render: () => (
            <Banner tone={tone} title="This is a preview" action={<Button size="sm">Publish</Button>}>
              Visitors see the published page.
            </Banner>
          ),
        })),
        {
          name: 'Title alone, dismissable',
          render: () => <Banner title="Saved" onDismiss={() => undefined} />,
        },
        {
          name: 'Long action',
          render: () => (
            <Banner
              title="Members only"
              action={<Button size="sm">Ask the school for permission to see it</Button>}
            >
              The class is open to members of the school.
            </Banner>
          ),
        },
      ]}
    />
  ),
};
