import { userEvent } from 'vitest/browser';
import { describeModal } from '../testing/modal-suite.tsx';
import { ComboBox } from './combo-box.tsx';

const field = () => {
  const input = document.querySelector<HTMLInputElement>('input[role=combobox]');
  if (!input) throw new Error('There is no field.');
  return input;
};

describeModal({
  name: 'ComboBox',
  role: 'listbox',
  label: /Subject/,
  hasOwnTrigger: true,
  givesReasons: false,
  focus: 'stays',
  returnsTo: field,
  open: async () => {
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');
  },
  Example: () => (
    <ComboBox
      label="Subject"
      labels={{ empty: 'None' }}
      options={['History', 'Mathematics', 'Music'].map((label) => ({ id: label, label }))}
    />
  ),
});
