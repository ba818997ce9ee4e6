import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { describeModal } from '../testing/modal-suite.tsx';
import { directions, mount } from '../testing/mount.tsx';
import { Menu, MenuItem } from './menu.tsx';
import { until } from '../testing/until.ts';

const example = (
  <Menu trigger={<Button>Open</Button>}>
    <MenuItem id="edit">Edit</MenuItem>
    <MenuItem id="move">Move</MenuItem>
    <MenuItem id="remove" tone="danger">
      Remove
    </MenuItem>
  </Menu>
);

describeModal({
  name: 'Menu',
  role: 'menu',
  label: /Open/,
  hasOwnTrigger: true,
  givesReasons: false,
  Example: () => example,
});

it.each(directions)(
  'walks a menu by arrows, first letters, Home and End ($direction)',
  async ({ locale }) => {
    mount(example, locale);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const item = (name: string) => page.getByRole('menuitem', { name }).element();
    const focused = (name: string) => until(() => expect(document.activeElement).toBe(item(name)));
    await focused('Edit');
    await userEvent.keyboard('{ArrowDown}');
    await focused('Move');
    await userEvent.keyboard('{End}');
    await focused('Remove');
    await userEvent.keyboard('{ArrowDown}');
    await focused('Edit');
    await userEvent.keyboard('r');
    await focused('Remove');
  },
);
