import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DoDont, KeyboardMap, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { Header } from './header.tsx';
import { inArticle, Page } from './story-header.tsx';

const meta = {
  title: 'Navigation/Header',
  component: Header,
  args: { brand: null },
  render: () => <Page />,
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a page, with navigation, search, language and a bottom bar on phones. */
export const InAPage: Story = {};

/** Entries with children open by click and by keyboard, and close by Escape with the focus where it was. */
export const Submenu: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.queryByRole('button', { name: 'Course' });
    // On a narrow window the bar is not there; the drawer's story covers that.
    if (!trigger) return;
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    const nav = within(canvas.getByRole('navigation', { name: 'Topic' }));
    await expect(nav.getByRole('link', { name: 'The craft of planning a project' })).toBeVisible();
    await userEvent.keyboard('{Tab}{Escape}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).toHaveFocus();
  },
};

/** On narrow windows the navigation is a drawer. */
export const Menu: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).queryByRole('button', { name: 'Open menu' });
    if (!button) return;
    await userEvent.click(button);
    const dialog = await within(canvasElement).findByRole('dialog');
    await expect(within(dialog).getByRole('navigation')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
  },
};

export const ContentStress: Story = {
  render: () => (
    <StressSheet omit={['empty']} width="40rem" render={(text) => inArticle(text, ['Join', text])} />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          note: 'The school, its places, one thing to do.',
          render: () => inArticle('Painted Porch', ['Join', 'Live']),
        },
      ]}
      donts={[
        {
          note: 'The whole school in one line.',
          render: () => inArticle('Poor', ['Join', 'News', 'Rooms', 'Staff', 'Press', 'Jobs', 'Rules']),
        },
      ]}
    />
  ),
};

/** The order of Tab is the order of reading. */
export const Keyboard: Story = {
  render: () => (
    <>
      {inArticle('Painted Porch', ['Join', 'Live', 'Exams'])}
      <KeyboardMap
        keys={[
          ['Tab', 'Goes through menu, places and actions.'],
          ['Enter', 'Follows a link, or opens the menu of narrow windows.'],
          ['Escape', 'Closes the menu.'],
        ]}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const seen: string[] = [];
    for (let stop = 0; stop < 4; stop += 1) {
      await userEvent.tab();
      seen.push(document.activeElement?.textContent || (document.activeElement?.ariaLabel ?? ''));
    }
    await expect(seen).toContain('Join');
    await expect(canvasElement).toContainElement(document.activeElement as HTMLElement);
  },
};

export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      columns={1}
      states={[
        {
          name: 'With the painted band',
          render: () => inArticle('Painted Porch', ['Join', 'Live', 'Exams']),
        },
        { name: 'Plain', render: () => inArticle('Plain Porch', ['Join', 'Live', 'Exams'], true) },
      ]}
    />
  ),
};
