import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DoDont, KeyboardMap, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { SectionHeader } from './section-header.tsx';

const more = { href: '#all', text: 'More', label: 'More: New classes' };

const meta = {
  title: 'Content/SectionHeader',
  component: SectionHeader,
  args: { title: 'New classes', more },
} satisfies Meta<typeof SectionHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The link says with its title where it leads, so that a list of links makes sense. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: 'New classes' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'More: New classes' })).toHaveAttribute('href', '#all');
  },
};

/** All of it stands below. */
export const WithoutMore: Story = { args: { more: undefined } };

/** Within another section. */
export const ThirdLevel: Story = { args: { level: 3 } };

export const ContentStress: Story = {
  render: () => (
    <StressSheet omit={['empty']} render={(text) => <SectionHeader title={text} more={more} />} />
  ),
};

export const Keyboard: Story = {
  render: (args) => (
    <>
      <SectionHeader {...args} />
      <KeyboardMap
        keys={[
          ['Tab', 'Reaches the link'],
          ['Enter', 'Opens everything'],
        ]}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        { render: () => <SectionHeader title="New classes" more={more} />, note: 'Name what stands below.' },
      ]}
      donts={[
        {
          render: () => (
            <SectionHeader
              title="Here you find all the classes that were added in the last weeks"
              more={{ ...more, label: 'More: what was added' }}
            />
          ),
          note: 'No sentences: a heading is looked over.',
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
      states={[
        { name: 'With more', render: () => <SectionHeader title="New classes" more={more} /> },
        { name: 'Without', render: () => <SectionHeader title="Places" /> },
        {
          name: 'Third level',
          render: () => <SectionHeader title="Exams" level={3} more={{ ...more, label: 'More: Exams' }} />,
        },
      ]}
    />
  ),
};
