import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DoDont, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { LinkButton } from '../button/button.tsx';
import { Text } from '../text/text.tsx';
import { UserText } from '../user-text/user-text.tsx';
import { Celebration } from './celebration.tsx';

const action = <LinkButton href="#home">To the school’s home page</LinkButton>;
const next = { title: 'What goes well with it', content: <Text>A class on meetings.</Text> };

const meta = {
  title: 'Content/Celebration',
  component: Celebration,
  args: {
    title: 'You have finished “Git”',
    text: 'All 6 lessons are done. What you have learned is yours.',
    action,
  },
} satisfies Meta<typeof Celebration>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A section with the name of what was reached. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'You have finished “Git”' })).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

/** Reached a moment ago: it is read out. */
export const New: Story = {
  args: { isNew: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('You have finished');
  },
};

/** With what could come next. */
export const WithNext: Story = {
  args: { next },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 3, name: 'What goes well with it' }),
    ).toBeVisible();
  },
};

export const TitleOnly: Story = { args: { text: undefined, action: undefined } };

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      width="22rem"
      omit={['empty']}
      render={(text) => (
        <Celebration title={<UserText>{text}</UserText>} text={<UserText>{text}</UserText>} />
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
          render: () => <Celebration title="You have finished “Git”" action={action} />,
          note: 'At the end of something long, with one way on.',
        },
      ]}
      donts={[
        {
          render: () => <Celebration title="Lesson saved" />,
          note: 'Not for small steps: a status or a toast says those.',
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
      states={[
        { name: 'With words', render: () => <Celebration title="Git" text="All done." action={action} /> },
        { name: 'With next', render: () => <Celebration title="Meetings" action={action} next={next} /> },
        { name: 'Title only', render: () => <Celebration title="Planning" /> },
      ]}
    />
  ),
};
