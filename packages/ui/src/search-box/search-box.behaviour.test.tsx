import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { directions, mount } from '../testing/mount.tsx';
import { SearchBox } from './search-box.tsx';
import { LONG_MS, until } from '../testing/until.ts';

function Example({
  count = 3,
  onSubmit = () => undefined,
}: {
  count?: number;
  onSubmit?: (text: string, from: string) => void;
}) {
  const [value, setValue] = useState('');
  const found = Array.from({ length: count }, (_unused, index) => ({
    id: `${index}`,
    text: `Course ${index}`,
  }));
  return (
    <SearchBox
      label="Search"
      value={value}
      onChange={setValue}
      onSubmit={onSubmit}
      groups={[{ id: 'typed', kind: 'typed', title: 'Courses', items: found }]}
    />
  );
}

it.each(directions)(
  'walks its suggestions and leaves the caret keys alone ($direction)',
  async ({ locale }) => {
    const onSubmit = vi.fn();
    mount(<Example onSubmit={onSubmit} />, locale);
    const input = page.getByRole('combobox', { name: 'Search' });
    await userEvent.click(input);
    await userEvent.keyboard('co{ArrowLeft}{ArrowRight}');
    await expect.element(input).toHaveValue('co');
    await expect.element(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = () => document.getElementById(input.element().getAttribute('aria-activedescendant') ?? '');
    expect(active()?.textContent).toContain('Course 1');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onSubmit).toHaveBeenCalledWith('Course 0', 'suggestion');
  },
);

it('closes its list on Escape and keeps what was typed', async () => {
  mount(<Example />);
  const input = page.getByRole('combobox', { name: 'Search' });
  await userEvent.click(input);
  await userEvent.keyboard('co');
  await expect.element(input).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(input).toHaveAttribute('aria-expanded', 'false');
  await expect.element(input).toHaveValue('co');
  await expect.element(input).toHaveFocus();
});

it('tells emptying by the cross apart from typing, where that is wanted', async () => {
  const [onChange, onClear] = [vi.fn(), vi.fn()];
  const ignore = () => undefined;
  mount(<SearchBox label="Search" value="co" onChange={onChange} onClear={onClear} onSubmit={ignore} />);
  await userEvent.click(page.getByRole('button', { name: 'Clear' }));
  expect([onClear.mock.calls.length, onChange.mock.calls.length]).toEqual([1, 0]);
  await expect.element(page.getByRole('combobox', { name: 'Search' })).toHaveFocus();
});

it.each([0, 1, 10_000])('holds %i suggestions', { timeout: 2 * LONG_MS }, async (count) => {
  mount(<Example count={count} />);
  await userEvent.click(page.getByRole('combobox', { name: 'Search' }));
  await userEvent.keyboard('c');
  await until(() => expect(document.querySelectorAll('[role=option]')).toHaveLength(count), LONG_MS);
});
