import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DoDont, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { Link } from '../link/link.tsx';
import { UserText } from '../user-text/user-text.tsx';
import { MetaLine, MetaPerson } from './meta-line.tsx';

const everything = (
  <MetaLine>
    <MetaPerson name="Amelia Hart" />
    <span>12 March 2026</span>
    <span>6 min to read</span>
    <Link href="#planning" variant="standalone">
      Planning
    </Link>
  </MetaLine>
);

const meta = {
  title: 'Content/MetaLine',
  component: MetaLine,
  args: { children: null },
  render: () => everything,
} satisfies Meta<typeof MetaLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Facts that are read one after another. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Amelia Hart')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Planning' })).toBeVisible();
  },
};

/** Several people. */
export const People: Story = {
  render: () => (
    <MetaLine>
      <MetaPerson name="Amelia Hart" />
      <MetaPerson name="Omar Haddad" />
    </MetaLine>
  ),
};

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text) => (
        <MetaLine>
          <MetaPerson name={text} />
          <span>
            <UserText>{text}</UserText>
          </span>
        </MetaLine>
      )}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[{ render: () => everything, note: 'A few words each, the person first.' }]}
      donts={[
        {
          render: () => (
            <MetaLine>
              <span>This article was written on a rainy day in March by somebody who likes to plan.</span>
            </MetaLine>
          ),
          note: 'No sentences: that is a summary.',
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
        { name: 'Everything', render: () => everything },
        {
          name: 'Words only',
          render: () => (
            <MetaLine>
              <span>Lesson 2 of 6</span>
              <span>5 min</span>
            </MetaLine>
          ),
        },
      ]}
    />
  ),
};
