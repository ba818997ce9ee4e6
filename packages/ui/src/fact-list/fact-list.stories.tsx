import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DoDont, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { UserText } from '../user-text/user-text.tsx';
import { FactList, type FactListProps } from './fact-list.tsx';

const facts = [
  { id: 'lessons', label: 'Lessons', value: '6' },
  { id: 'time', label: 'Time needed', value: '42 min' },
  { id: 'zone', label: 'Time zone', value: <bdi dir="ltr">Europe/Athens</bdi> },
];

const meta = {
  title: 'Content/FactList',
  component: FactList,
  args: { facts },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;
const VARIANTS = ['rows', 'tiles', 'figures'] as const satisfies FactListProps['variant'][];

/** Each fact is a term and what it says, which screen readers read together. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('42 min');
  },
};

export const Rows: Story = {};

/** The facts of a page. */
export const Tiles: Story = { args: { variant: 'tiles' } };

/** Numbers to be proud of. */
export const Figures: Story = { args: { variant: 'figures' } };

/** Without facts there is nothing. */
export const Empty: Story = {
  args: { facts: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).toBeNull();
  },
};

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      render={(text) => (
        <FactList
          variant="tiles"
          facts={[{ id: 'host', label: 'Host', value: <UserText>{text}</UserText> }]}
        />
      )}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        { render: () => <FactList facts={facts.slice(0, 2)} />, note: 'Short values beside short names.' },
      ]}
      donts={[
        {
          render: () => (
            <FactList
              variant="figures"
              facts={[{ id: 'a', label: 'About', value: 'A class about planning projects of every size' }]}
            />
          ),
          note: 'No sentences as figures: they are text.',
        },
      ]}
    />
  ),
};

/** Every variant at once. */
export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      columns={1}
      states={VARIANTS.map((variant) => ({
        name: variant,
        render: () => <FactList variant={variant} facts={facts} />,
      }))}
    />
  ),
};
