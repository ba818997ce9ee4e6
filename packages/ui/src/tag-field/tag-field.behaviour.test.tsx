import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { directions, mount } from '../testing/mount.tsx';
import { until } from '../testing/until.ts';
import { TagField } from './tag-field.tsx';

it.each(directions)(
  'walks its tags in reading direction and takes one away ($direction)',
  async ({ direction, locale }) => {
    const onChange = vi.fn();
    mount(
      <TagField label="Subjects" defaultValue={['History', 'Music', 'Algebra']} onChange={onChange} />,
      locale,
    );
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const tag = (name: RegExp) => page.getByRole('row', { name }).element();
    await until(() => tag(/History/));
    const field = page.getByRole('textbox', { name: 'Subjects' });
    await userEvent.click(field);
    await userEvent.tab({ shift: true });
    // From the last tag to the one before.
    await userEvent.keyboard(`{${back}}{Delete}`);
    await until(() => expect(onChange).toHaveBeenLastCalledWith(['History', 'Algebra'], 'removed'));
    await expect.element(field).toHaveFocus();
  },
);
