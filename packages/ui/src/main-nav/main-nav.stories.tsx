import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DoDont, KeyboardMap, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import type { ReactNode } from 'react';
import { useStoryTexts } from '../card/story-content.ts';
import { MainNav, type NavItem, NavTree } from './main-nav.tsx';

function useItems(): NavItem[] {
  const { kinds, titles } = useStoryTexts();
  return Object.entries(kinds).map(([id, label], index) => ({
    id,
    label,
    href: index === 1 ? undefined : `/${id}`,
    isCurrent: index === 0,
    children:
      index === 1
        ? titles.slice(0, 3).map((title, at) => ({ id: String(at), label: title, href: `/${id}/${at}` }))
        : undefined,
  }));
}

const meta = {
  title: 'Navigation/MainNav',
  component: MainNav,
  args: { label: 'School', items: [] },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexWrap: 'wrap', minBlockSize: '16rem', alignItems: 'flex-start' }}>
        <Story />
      </div>
    ),
  ],
  render: ({ label }) => <MainNav label={label} items={useItems()} />,
} satisfies Meta<typeof MainNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {};

/** What does not fit goes behind "more"; nothing is cut off. */
export const Overflowing: Story = {
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', inlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await expect(canvas.getByRole('link', { name: 'Goods' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Course' })).toHaveLength(1);
  },
};

/** For the drawer: a tree whose branches fold. */
export const Tree: Story = {
  render: ({ label }) => (
    <div style={{ inlineSize: '20rem' }}>
      <NavTree label={label} items={useItems()} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Class'));
    await expect(
      within(canvasElement).getByRole('link', { name: 'The craft of planning a project' }),
    ).toBeVisible();
  },
};

const itemsOf = (...labels: string[]): NavItem[] =>
  labels.map((label, index) => ({
    id: `${index}`,
    label,
    href: index === 1 ? undefined : `#${index}`,
    isCurrent: index === 0,
    children: index === 1 ? [{ id: 'child', label, href: '#child' }] : undefined,
  }));
const wide = (nav: ReactNode) => <div style={{ display: 'flex', inlineSize: '100%' }}>{nav}</div>;

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      omit={['empty']}
      width="26rem"
      render={(text, name) => (
        <>
          {wide(<MainNav label={name} items={itemsOf(text, 'Classes', text)} />)}
          <NavTree label={`${name}, as a tree`} items={itemsOf(text, text, text)} />
        </>
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
          note: 'Few places, named by what is there.',
          render: () => wide(<MainNav label="Good" items={itemsOf('Home', 'Classes', 'Live')} />),
        },
      ]}
      donts={[
        {
          note: 'Deep trees; the third level is found by search.',
          render: () => <NavTree label="Poor" items={itemsOf('Portal', 'Resources', 'Other')} />,
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  render: ({ label }) => (
    <div style={{ inlineSize: '100%', minBlockSize: '16rem' }}>
      {wide(<MainNav label={label} items={itemsOf('Home', 'Classes', 'Live')} />)}
      <div style={{ marginBlockStart: '6rem' }}>
        <KeyboardMap
          keys={[
            ['Tab', 'Goes to the next place; in an open panel to its links.'],
            ['Enter', 'Goes there; on a place with more below, opens its panel.'],
            ['Escape', 'Closes the panel and goes back to its button.'],
          ]}
        />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.queryByRole('button', { name: 'Classes' });
    // On narrow windows it is behind "more"; that has a story of its own.
    if (!trigger) return;
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Classes' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).toHaveFocus();
  },
};

export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      columns={1}
      states={[
        {
          name: 'Bar',
          render: () => wide(<MainNav label="Bar" items={itemsOf('Home', 'Classes', 'Live')} />),
        },
        {
          name: 'More than fit',
          render: () => (
            <div style={{ display: 'flex', inlineSize: '16rem' }}>
              <MainNav label="Many" items={itemsOf('Home', 'Classes', 'Live', 'Exams', 'Articles')} />
            </div>
          ),
        },
        { name: 'Tree', render: () => <NavTree label="Tree" items={itemsOf('Home', 'Classes', 'Live')} /> },
      ]}
    />
  ),
};
