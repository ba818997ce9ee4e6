import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DoDont, KeyboardMap, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { TableOfContents, type TableOfContentsProps } from './table-of-contents.tsx';

const entries = [
  { id: 'why', text: 'Why a plan', href: '#why' },
  { id: 'small', text: 'Small steps', href: '#small', level: 3 as const },
  { id: 'order', text: 'What comes first', href: '#order', level: 3 as const },
  { id: 'risks', text: 'Risks', href: '#risks' },
];

const meta = {
  title: 'Navigation/TableOfContents',
  component: TableOfContents,
  args: { label: 'In this article', entries },
} satisfies Meta<typeof TableOfContents>;

export default meta;
type Story = StoryObj<typeof meta>;
const VARIANTS = ['side', 'folding', 'numbered'] as const satisfies TableOfContentsProps['variant'][];

/** A landmark with a name; deeper headings stand in. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: 'In this article' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Risks' })).toHaveAttribute('href', '#risks');
  },
};

/** Beside a text. */
export const Side: Story = {};

/** Above a text, until somebody opens it. */
export const Folding: Story = {
  args: { variant: 'folding' },
  play: async ({ canvasElement }) => {
    const summary = canvasElement.querySelector('summary') as HTMLElement;
    await expect(canvasElement.querySelector('details')?.open).toBe(false);
    await userEvent.click(summary);
    await expect(within(canvasElement).getByRole('link', { name: 'Why a plan' })).toBeVisible();
  },
};

/** Chapters that are cited by their number. */
export const Numbered: Story = {
  args: { variant: 'numbered', entries: entries.filter(({ level }) => !level) },
};

/** Without headings there is nothing. */
export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text, name) => <TableOfContents label={name} entries={[{ id: 'a', text, href: '#a' }]} />}
    />
  ),
};

/** The fold is the browser's own. */
export const Keyboard: Story = {
  args: { variant: 'folding' },
  render: (args) => (
    <>
      <TableOfContents {...args} />
      <KeyboardMap
        keys={[
          ['Tab', 'The fold, then each heading'],
          ['Enter', 'Opens the fold, or goes to the heading'],
        ]}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
  },
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          render: () => <TableOfContents label="A long text" entries={entries} />,
          note: 'For three headings and more.',
        },
      ]}
      donts={[
        {
          render: () => <TableOfContents label="A short text" entries={entries.slice(0, 1)} />,
          note: 'Not for a single one: it says nothing that the text does not.',
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
      states={VARIANTS.map((variant) => ({
        name: variant,
        render: () => <TableOfContents label={variant} variant={variant} entries={entries} />,
      }))}
    />
  ),
};
