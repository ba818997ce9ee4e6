import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { directions, mount } from '../testing/mount.tsx';
import { Tree } from './tree.tsx';
import { LONG_MS, until } from '../testing/until.ts';

const nodes = [
  {
    id: 'languages',
    label: 'Languages',
    children: [
      { id: 'chinese', label: 'Chinese' },
      { id: 'greek', label: 'Greek' },
    ],
  },
  { id: 'history', label: 'History' },
];

it.each(directions)(
  'unfolds by the arrow that points on and folds by the other ($direction)',
  async ({ direction, locale }) => {
    mount(<Tree label="Categories" nodes={nodes} />, locale);
    const [on, back] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const row = (name: RegExp) => page.getByRole('row', { name }).element();
    await until(() => row(/Languages/));
    await userEvent.tab();
    await until(() => expect(document.activeElement).toBe(row(/Languages/)));
    await userEvent.keyboard(`{${on}}`);
    await expect.element(row(/Languages/)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await until(() => expect(document.activeElement).toBe(row(/Chinese/)));
    await userEvent.keyboard(`{${back}}`);
    await until(() => expect(document.activeElement).toBe(row(/Languages/)));
    await userEvent.keyboard(`{${back}}`);
    await expect.element(row(/Languages/)).toHaveAttribute('aria-expanded', 'false');
  },
);

it.each([0, 1, 10_000])('holds %i nodes', { timeout: 2 * LONG_MS }, async (count) => {
  const many = Array.from({ length: count }, (_unused, index) => ({
    id: `${index}`,
    label: `Node ${index}`,
  }));
  const place = mount(<Tree label="Categories" nodes={many} empty="Nothing" />);
  await until(() => expect(place.querySelectorAll('[role=row]').length).toBeGreaterThan(0), LONG_MS);
  expect(place.querySelectorAll('[role=row]').length).toBeLessThan(300);
  if (count === 0) await expect.element(page.getByText('Nothing')).toBeVisible();
});
