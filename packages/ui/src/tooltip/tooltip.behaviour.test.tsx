import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { describeFloat } from '../testing/float-suite.tsx';
import { directions, mount } from '../testing/mount.tsx';
import { until } from '../testing/until.ts';
import { Tooltip } from './tooltip.tsx';

const content = () => (
  <Tooltip content="Everything that this school offers, newest first">
    <Button>Courses</Button>
  </Tooltip>
);
const find = () => {
  const [found] = page.getByRole('tooltip').elements();
  if (!(found instanceof HTMLElement)) throw new Error('There is no tooltip.');
  return found;
};

describeFloat({ name: 'Tooltip', content, show: () => userEvent.tab(), find });

it.each(directions)(
  'describes what has the focus and goes on Escape, the focus stays ($direction)',
  async ({ locale }) => {
    mount(content(), locale);
    await until(() => page.getByRole('button', { name: 'Courses' }).element());
    await userEvent.tab();
    const { id } = await until(find);
    const button = page.getByRole('button', { name: 'Courses' }).element();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-describedby')).toContain(id);
    await userEvent.keyboard('{Escape}');
    await until(() => expect(page.getByRole('tooltip').elements()).toEqual([]));
    expect(document.activeElement).toBe(button);
  },
);
