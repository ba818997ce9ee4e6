import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { MarkedText, type MarkedPassage } from './marked-text.tsx';

const passage = (id: string, text: string, more: Partial<MarkedPassage> = {}): MarkedPassage => ({
  id,
  text,
  isChosen: false,
  ...more,
});
const paragraphs = [
  [
    'On the first day ',
    passage('a', 'the harbour opened'),
    ' and ',
    passage('b', 'ships from the south', { isChosen: true }),
    ' came in, ',
    passage(
      'c',
      'although the wind had turned in the night and nobody on the quay expected them before noon',
    ),
    '.',
  ],
  ['In the evening ', passage('d', 'it rained'), '.'],
];
const results = paragraphs.map((pieces) =>
  pieces.map((piece) =>
    typeof piece === 'string'
      ? piece
      : { ...piece, isChosen: 'bd'.includes(piece.id), isRight: 'bc'.includes(piece.id) },
  ),
);

const meta = {
  title: 'Forms/MarkedText',
  component: MarkedText,
  args: { paragraphs, onToggle: fn() },
} satisfies Meta<typeof MarkedText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Passages are buttons that stay on: by pointer, or by keys one after the other. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'it rained' }));
    await expect(args.onToggle).toHaveBeenLastCalledWith('d');
    const marked = canvas.getByRole('button', { name: 'ships from the south' });
    await expect(marked).toHaveAttribute('aria-pressed', 'true');
    marked.focus();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenLastCalledWith('b');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^although/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenLastCalledWith('c');
  },
};

/** What was marked, and what is right: by colour, line and sign. Words stand in a list beside it. */
export const Result: Story = {
  args: { paragraphs: results, onToggle: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};

export const ContentStress: Story = {
  render: (args) => (
    <StressSheet
      omit={['empty']}
      render={(text) => (
        <MarkedText
          {...args}
          paragraphs={[[`${text} `, passage('a', text, { isChosen: true }), ` ${text}`]]}
        />
      )}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: (args) => (
    <DoDont
      does={[{ render: () => <MarkedText {...args} />, note: 'Words whose place in a text matters.' }]}
      donts={[
        {
          render: () => (
            <MarkedText {...args} paragraphs={[[passage('a', 'Yes'), ' ', passage('b', 'No')]]} />
          ),
          note: 'Not for answers to choose from: use options.',
        },
      ]}
    />
  ),
};

/** Every state at once. */
export const Sheet: Story = {
  ...sheetStory,
  render: (args) => (
    <StateSheet
      columns={1}
      states={[
        { name: 'To mark', render: () => <MarkedText {...args} /> },
        { name: 'Result', render: () => <MarkedText paragraphs={results} /> },
      ]}
    />
  ),
};
