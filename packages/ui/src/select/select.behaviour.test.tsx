import { describeModal } from '../testing/modal-suite.tsx';
import { Select, SelectItem } from './select.tsx';

describeModal({
  name: 'Select',
  role: 'listbox',
  label: /Subject/,
  hasOwnTrigger: true,
  givesReasons: false,
  Example: () => (
    <Select label="Subject" placeholder="Open">
      <SelectItem id="history">History</SelectItem>
      <SelectItem id="mathematics">Mathematics</SelectItem>
      <SelectItem id="music">Music</SelectItem>
    </Select>
  ),
});
