import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DoDont, KeyboardMap, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import * as styles from './side-nav.css.ts';
import { SideNav, type SideNavGroup } from './side-nav.tsx';

const groupsOf = (...labels: string[]): SideNavGroup[] => [
  { id: 'start', items: [{ id: 'overview', label: labels[0] ?? '', href: '#overview', isCurrent: true }] },
  {
    id: 'people',
    label: labels[1] ?? '',
    items: labels.slice(2).map((label, index) => ({ id: String(index), label, href: `#${index}` })),
  },
];
const groups = groupsOf('Overview', 'People', 'Members', 'Feedback', 'Mail delivery');

const meta = {
  title: 'Navigation/SideNav',
  component: SideNav,
  args: { label: 'Management', groups },
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page one is on is marked, and names the menu where there is no room for a column. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('navigation', { name: 'Management' })).toBeVisible();
    const current = canvasElement.querySelector('[aria-current="page"]');
    await expect(current).toHaveTextContent('Overview');
  },
};

const many: SideNavGroup[] = [
  {
    id: 'pages',
    items: Array.from({ length: 20 }, (_, index) => ({
      id: String(index),
      label: `Page ${index + 1}`,
      href: `#${index}`,
      isCurrent: index === 14,
    })),
  },
];

/** Where the place is too low for all pages, the current one is scrolled into view, and the page itself stays. */
export const LowPlace: Story = {
  args: { groups: many, className: styles.storyLow },
  play: async ({ canvasElement }) => {
    const nav = await within(canvasElement).findByRole('navigation', { name: 'Management' });
    const current = within(nav).getByRole('link', { name: 'Page 15' }).getBoundingClientRect();
    const place = nav.getBoundingClientRect();
    await expect(current.top).toBeGreaterThanOrEqual(place.top);
    await expect(current.bottom).toBeLessThanOrEqual(place.bottom);
    await expect(window.scrollY).toBe(0);
  },
};

/** On a phone the groups open and close by a button; Escape closes them. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const toggle = await within(canvasElement).findByRole('button', { name: 'Overview', hidden: true });
    toggle.focus();
    toggle.click();
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text, name) => <SideNav label={name} groups={groupsOf(text, text, text, 'Members')} />}
    />
  ),
};

export const Keyboard: Story = {
  render: (args) => (
    <>
      <SideNav {...args} />
      <KeyboardMap
        keys={[
          ['Tab', 'Next page'],
          ['Enter', 'Opens it'],
          ['Escape', 'Closes the menu on a phone'],
        ]}
      />
    </>
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        { render: () => <SideNav label="Sections" groups={groups} />, note: 'A word or two for each page.' },
      ]}
      donts={[
        {
          render: () => (
            <SideNav
              label="Sentences"
              groups={groupsOf('Here you find an overview', 'Everything about people', 'See who is a member')}
            />
          ),
          note: 'No sentences.',
        },
      ]}
    />
  ),
};

/** Every state at once. */
export const States: Story = {
  render: () => (
    <StateSheet
      states={[
        { name: 'Groups', render: () => <SideNav label="Groups" groups={groups} /> },
        { name: 'One page', render: () => <SideNav label="One page" groups={groups.slice(0, 1)} /> },
      ]}
    />
  ),
};
