import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { directions, mount } from '../testing/mount.tsx';
import { MainNav, type NavItem } from './main-nav.tsx';
import { until } from '../testing/until.ts';

const items: NavItem[] = [
  { id: 'home', label: 'Home', href: '#home', isCurrent: true },
  {
    id: 'resources',
    label: 'Resources',
    children: [
      { id: 'courses', label: 'Courses', href: '#courses' },
      { id: 'exams', label: 'Exams', href: '#exams' },
    ],
  },
  { id: 'about', label: 'About', href: '#about' },
];

it.each(directions)('opens and closes a panel by keys ($direction)', async ({ locale }) => {
  mount(<MainNav label="Main" items={items} />, locale);
  const trigger = await until(() => page.getByRole('button', { name: 'Resources' }).element());
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(trigger);
  await userEvent.keyboard('{Enter}');
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toContain('Courses');
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  expect(document.activeElement).toBe(trigger);
});

it('shuts the panel when the focus leaves it', async () => {
  mount(<MainNav label="Main" items={items} />);
  const trigger = await until(() => page.getByRole('button', { name: 'Resources' }).element());
  await userEvent.click(trigger);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toContain('About');
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
});

it.each([0, 1, 200])('holds %i entries in one line', async (count) => {
  const many = Array.from({ length: count }, (_unused, index) => ({
    id: `${index}`,
    label: `Entry ${index}`,
    href: '#',
  }));
  const place = mount(<MainNav label="Main" items={many} />);
  await until(() => expect(place.querySelector('nav')).not.toBeNull());
  await until(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth));
});
