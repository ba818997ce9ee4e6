import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { directions, mount } from '../testing/mount.tsx';
import { TextDiff } from './text-diff.tsx';

const labels = { added: 'Added:', removed: 'Removed:' };

it.each(directions)('says what was added and what was removed ($direction)', async ({ locale }) => {
  mount(
    <TextDiff
      labels={labels}
      lines={[
        { kind: 'gap', text: '' },
        { kind: 'same', text: 'Stays' },
        { kind: 'removed', text: 'Goes' },
        { kind: 'added', text: 'Comes' },
      ]}
    />,
    locale,
  );
  await expect.element(page.getByRole('deletion')).toHaveTextContent('Removed: Goes');
  await expect.element(page.getByRole('insertion')).toHaveTextContent('Added: Comes');
  await expect.element(page.getByText('Stays')).toBeVisible();
});
