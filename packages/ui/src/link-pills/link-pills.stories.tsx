import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DoDont, KeyboardMap, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { LinkPills } from './link-pills.tsx';

const linksOf = (...texts: string[]) =>
  texts.map((text, index) => ({ id: String(index), text, href: `#${index}` }));
const links = linksOf('project plan', 'git', 'Stoa', 'how to lead a meeting');

const meta = {
  title: 'Navigation/LinkPills',
  component: LinkPills,
  args: { label: 'Often searched', links },
} satisfies Meta<typeof LinkPills>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A list with a name, whose entries are links. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('list', { name: 'Often searched' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'git' })).toHaveAttribute('href', '#1');
  },
};

/** Without words there is nothing. */
export const Empty: Story = {
  args: { links: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};

/** They break into as many lines as they need. */
export const Many: Story = {
  args: {
    links: Array.from({ length: 40 }, (_, index) => links[index % links.length]).flatMap((link, index) =>
      link ? [{ ...link, id: String(index) }] : [],
    ),
  },
};

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text, name) => <LinkPills label={name} links={linksOf(text, 'git')} />}
    />
  ),
};

export const Keyboard: Story = {
  render: (args) => (
    <>
      <LinkPills {...args} />
      <KeyboardMap
        keys={[
          ['Tab', 'Next word'],
          ['Enter', 'Follows it'],
        ]}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'project plan' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'git' })).toHaveFocus();
  },
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[{ render: () => <LinkPills label="Words" links={links} />, note: 'A word or a few each.' }]}
      donts={[
        {
          render: () => (
            <LinkPills
              label="Sentences"
              links={linksOf('Everything that anybody has ever written about planning a project')}
            />
          ),
          note: 'No sentences: those are a list of links.',
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
      states={[
        { name: 'Several', render: () => <LinkPills label="Several" links={links} /> },
        { name: 'One', render: () => <LinkPills label="One" links={links.slice(0, 1)} /> },
      ]}
    />
  ),
};
