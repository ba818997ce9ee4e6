import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DoDont, KeyboardMap, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { Stack } from '../stack/stack.tsx';
import { useStoryTexts } from '../card/story-content.ts';
import { TabLinks, Tabs } from './tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { label: 'Kinds', items: [] },
  render: (args) => {
    const { kinds, summary } = useStoryTexts();
    return (
      <Tabs
        {...args}
        items={Object.entries(kinds).map(([id, label], index) => ({
          id,
          label,
          count: index < 2 ? '12' : undefined,
          content: `${label}: ${summary}`,
        }))}
      />
    );
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Panels: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: /Course/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Class/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Class:');
  },
};

/** Pages of their own: links, not tabs. */
export const Links: Story = {
  render: ({ label }) => {
    const { kinds } = useStoryTexts();
    return (
      <TabLinks
        label={label}
        items={Object.entries(kinds).map(([id, text], index) => ({
          id,
          label: text,
          href: `/${id}`,
          isCurrent: index === 2,
          count: '4',
        }))}
      />
    );
  },
};

/** More than fit: the current one is in view, in either direction. */
export const CurrentInView: Story = {
  render: ({ label }) => {
    const { kinds } = useStoryTexts();
    const names = Object.values(kinds);
    return (
      <div style={{ inlineSize: '14rem' }}>
        <TabLinks
          label={label}
          items={names.map((text, index) => ({
            id: text,
            label: text,
            href: `#${index}`,
            isCurrent: index === names.length - 1,
          }))}
        />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const row = await within(canvasElement).findByRole('list');
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    const current = row.querySelector('[aria-current]');
    const [place, tab] = [row.getBoundingClientRect(), current?.getBoundingClientRect()];
    await expect(tab?.left).toBeGreaterThanOrEqual(place.left - 1);
    await expect(tab?.right).toBeLessThanOrEqual(place.right + 1);
  },
};

export const CurrentInViewRightToLeft: Story = { ...CurrentInView, globals: { locale: 'ar-SA' } };
const panelsOf = (first: string, second: string, content: string) => [
  { id: 'one', label: first, count: '12', content },
  { id: 'two', label: second, content },
];
const linksOf = (first: string, second: string) => [
  { id: 'one', label: first, href: '#one', isCurrent: true, count: '4' },
  { id: 'two', label: second, href: '#two' },
];

/** The row scrolls; nothing is cut off for good. */
export const ContentStress: Story = {
  render: () => (
    <StressSheet
      omit={['empty']}
      width="22rem"
      render={(text, name) => <Tabs label={name} items={panelsOf(text, 'Two', text)} />}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          note: 'Views of one thing, with names of one or two words.',
          render: () => <Tabs label="Good" items={panelsOf('Lessons', 'People', 'Twelve lessons')} />,
        },
      ]}
      donts={[
        {
          note: 'Steps of a task: for these there is StepIndicator.',
          render: () => <Tabs label="Poor" items={panelsOf('1. Your details', '2. Pay', 'Your details')} />,
        },
      ]}
    />
  ),
};

/** One stop of the Tab key; arrows follow the reading direction. */
export const Keyboard: Story = {
  globals: { locale: 'ar-SA' },
  render: (args) => (
    <Stack gap="6">
      <Tabs {...args} items={panelsOf('الدروس', 'الأشخاص', 'اثنا عشر درسًا')} />
      <KeyboardMap
        keys={[
          ['ArrowRight', 'Opens the next tab; in Arabic the one before.'],
          ['ArrowLeft', 'Opens the tab before; in Arabic the next.'],
          ['Home', 'Opens the first.'],
          ['End', 'Opens the last.'],
          ['Tab', 'Goes to what the tab shows.'],
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const tabs = await within(canvasElement).findAllByRole('tab');
    await userEvent.tab();
    await expect(tabs[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tabs[1]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(tabs[1]).toHaveFocus();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('tabpanel')).toHaveFocus();
  },
};

export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      columns={1}
      states={[
        {
          name: 'Panels',
          render: () => <Tabs label="Panels" items={panelsOf('Lessons', 'People', 'Twelve lessons')} />,
        },
        { name: 'Links', render: () => <TabLinks label="Links" items={linksOf('Lessons', 'People')} /> },
        {
          name: 'More than fit',
          render: () => (
            <div style={{ maxInlineSize: '14rem' }}>
              <TabLinks label="Many" items={linksOf('Lessons and articles', 'People who teach here')} />
            </div>
          ),
        },
      ]}
    />
  ),
};
