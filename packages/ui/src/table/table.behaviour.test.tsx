import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { directions, mount } from '../testing/mount.tsx';
import { Table } from './table.tsx';
import { LONG_MS, until } from '../testing/until.ts';

const columns = [
  { id: 'name', label: 'Learner', cell: (row: { id: string }) => `Learner ${row.id}`, isSortable: true },
  { id: 'points', label: 'Points', cell: (row: { id: string }) => row.id, isNumeric: true },
];
const rows = (count: number) => Array.from({ length: count }, (_unused, index) => ({ id: `${index}` }));

it.each(directions)('walks its cells in reading direction ($direction)', async ({ direction, locale }) => {
  mount(<Table label="Learners" columns={columns} rows={rows(3)} />, locale);
  const on = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  await until(() => page.getByRole('row', { name: /Learner 0/ }).element());
  await userEvent.tab();
  // A cell also says its column, for tables that are stacked.
  const holds = (role: string, text: RegExp) =>
    until(() => {
      expect(document.activeElement?.getAttribute('role')).toBe(role);
      expect(document.activeElement?.textContent).toMatch(text);
    });
  await userEvent.keyboard('{Home}{ArrowDown}');
  await holds('row', /Learner 1/);
  await userEvent.keyboard(`{${on}}`);
  await holds('rowheader', /Learner 1$/);
  await userEvent.keyboard(`{${on}}`);
  await holds('gridcell', /^(?:Points)?1$/);
});

it.each([0, 1, 10_000])('holds %i rows', { timeout: 2 * LONG_MS }, async (count) => {
  const place = mount(<Table label="Learners" columns={columns} rows={rows(count)} />);
  await until(() => expect(place.querySelectorAll('[role=row]').length).toBeGreaterThan(0), LONG_MS);
  expect(place.querySelectorAll('[role=row]').length).toBeLessThan(300);
});
