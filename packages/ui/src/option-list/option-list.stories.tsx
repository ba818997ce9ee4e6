import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DoDont, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { OptionList, type OptionResult } from './option-list.tsx';

const options: OptionResult[] = [
  { id: 'a', text: 'A goal that can be measured', isChosen: true, isRight: true, note: 'Your answer, right' },
  { id: 'b', text: 'A goal that sounds good', isChosen: true, isRight: false, note: 'Your answer, wrong' },
  { id: 'c', text: 'A goal with a date', isChosen: false, isRight: true, note: 'Right answer' },
  { id: 'd', text: 'No goal at all', isChosen: false, isRight: false },
];
const hidden = options.map(({ id, text, isChosen }) => ({
  id,
  text,
  isChosen,
  note: isChosen ? 'Your answer' : undefined,
}));

const meta = {
  title: 'Content/OptionList',
  component: OptionList,
  args: { label: 'Options', options },
} satisfies Meta<typeof OptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Marks are repeated in words: colour alone tells nothing. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Your answer, wrong')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** Each option has something said of it, however long. */
export const WithRemarks: Story = {
  args: {
    options: options.map((option) => ({ ...option, remark: `About: ${option.text}.` })),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('About: A goal with a date.')).toBeVisible();
  },
};

/** What is right is not shown yet. */
export const Hidden: Story = { args: { options: hidden } };

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text, name) => (
        <OptionList label={name} options={[{ id: 'a', text, isChosen: true, isRight: true, note: text }]} />
      )}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          render: () => <OptionList label="Result" options={options} />,
          note: 'After the answer: each mark is told in words as well.',
        },
      ]}
      donts={[
        {
          render: () => <OptionList label="Question" options={hidden.slice(0, 2)} />,
          note: 'Not to answer a question: use RadioGroup or Checkbox.',
        },
      ]}
    />
  ),
};

/** Every state at once. */
export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      columns={1}
      states={[
        { name: 'Right answers shown', render: () => <OptionList label="Shown" options={options} /> },
        { name: 'Right answers hidden', render: () => <OptionList label="Not shown" options={hidden} /> },
      ]}
    />
  ),
};
