import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeModal } from '../testing/modal-suite.tsx';
import { directions, mount } from '../testing/mount.tsx';
import { until } from '../testing/until.ts';
import { DateRangePicker } from './date-range-picker.tsx';

const term = { start: '2026-11-10', end: '2026-11-18' };
const opener = () => {
  const button = document.querySelector<HTMLButtonElement>('button[aria-haspopup=dialog]');
  if (!button) throw new Error('There is no button that opens the calendar.');
  return button;
};

describeModal({
  name: 'DateRangePicker',
  role: 'dialog',
  label: /./,
  hasOwnTrigger: true,
  givesReasons: false,
  returnsTo: opener,
  Example: () => <DateRangePicker label="Term" defaultValue={term} />,
});

it.each(directions)(
  'chooses its two days by keys in reading direction ($direction)',
  async ({ direction, locale }) => {
    const onChange = vi.fn();
    mount(<DateRangePicker label="Term" defaultValue={term} onChange={onChange} />, locale);
    await until(opener);
    await userEvent.click(opener());
    await until(() => expect(document.activeElement?.closest('[role=grid]')).not.toBeNull());
    const on = direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    // Once the span is begun, the focus is on the day after.
    await userEvent.keyboard(`{Enter}${on}{Enter}`);
    await until(() =>
      expect(onChange).toHaveBeenCalledWith({ start: '2026-11-10', end: '2026-11-12' }, 'chosen'),
    );
  },
);
