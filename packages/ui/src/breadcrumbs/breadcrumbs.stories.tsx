import type { Meta, StoryObj } from '@storybook/react-vite';
import { stress } from '../../.storybook/samples.ts';
import { DoDont, KeyboardMap, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { useStoryTexts } from '../card/story-content.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { label: 'You are here', items: [] },
  render: ({ label }) => {
    const { school, kinds, titles } = useStoryTexts();
    return (
      <Breadcrumbs
        label={label}
        items={[
          { id: 'home', label: school, href: '/' },
          { id: 'kind', label: kinds.class, href: '/c' },
          { id: 'this', label: titles[0] ?? '' },
        ]}
      />
    );
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Path: Story = {};

export const Long: Story = {
  render: ({ label }) => (
    <Breadcrumbs
      label={label}
      items={[
        { id: 'a', label: stress.mixed, href: '/' },
        { id: 'b', label: stress.override, href: '/b' },
        { id: 'c', label: stress.long },
      ]}
    />
  ),
};
const pathOf = (first: string, second: string, last: string) => [
  { id: 'home', label: first, href: '#home' },
  { id: 'kind', label: second, href: '#kind' },
  { id: 'this', label: last },
];

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      omit={['empty']}
      width="24rem"
      render={(text, name) => <Breadcrumbs label={name} items={pathOf(text, 'Classes', text)} />}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          note: 'The place in the school, with this page at the end.',
          render: () => <Breadcrumbs label="Good" items={pathOf('Home', 'Classes', 'Planning a project')} />,
        },
      ]}
      donts={[
        {
          note: 'The pages somebody came by; Back knows them already.',
          render: () => <Breadcrumbs label="Poor" items={pathOf('Search', 'Search', 'Search')} />,
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  render: () => (
    <Stack gap="6">
      <Breadcrumbs label="You are here" items={pathOf('Home', 'Classes', 'Planning a project')} />
      <KeyboardMap
        keys={[
          ['Tab', 'Goes to the next place above this page.'],
          ['Enter', 'Goes there.'],
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await expect(
      within(canvasElement).getByText('Planning a project').closest('[aria-current]'),
    ).toBeVisible();
  },
};

export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      columns={1}
      states={[
        {
          name: 'Three',
          render: () => <Breadcrumbs label="Three" items={pathOf('Home', 'Classes', 'A project')} />,
        },
        { name: 'One', render: () => <Breadcrumbs label="One" items={[{ id: 'home', label: 'Home' }]} /> },
        {
          name: 'Long',
          render: () => <Breadcrumbs label="Long" items={pathOf(stress.mixed, stress.long, stress.long)} />,
        },
      ]}
    />
  ),
};
