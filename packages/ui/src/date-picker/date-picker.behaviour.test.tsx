import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeModal } from '../testing/modal-suite.tsx';
import { directions, mount } from '../testing/mount.tsx';
import { DatePicker } from './date-picker.tsx';
import { until } from '../testing/until.ts';

const opener = () => {
  const button = document.querySelector<HTMLButtonElement>('button[aria-haspopup=dialog]');
  if (!button) throw new Error('There is no button that opens the calendar.');
  return button;
};

describeModal({
  name: 'DatePicker',
  role: 'dialog',
  label: /./,
  hasOwnTrigger: true,
  givesReasons: false,
  returnsTo: opener,
  Example: () => <DatePicker label="Day" defaultValue="2026-11-18" />,
});

it.each(directions)('walks days in reading direction ($direction)', async ({ direction, locale }) => {
  const onChange = vi.fn();
  mount(<DatePicker label="Day" defaultValue="2026-11-18" onChange={onChange} />, locale);
  await until(opener);
  await userEvent.click(opener());
  await until(() => expect(document.activeElement?.closest('[role=grid]')).not.toBeNull());
  await userEvent.keyboard(
    direction === 'rtl' ? '{ArrowLeft}{ArrowDown}{Enter}' : '{ArrowRight}{ArrowDown}{Enter}',
  );
  await until(() => expect(onChange).toHaveBeenCalledWith('2026-11-26', 'chosen'));
});
