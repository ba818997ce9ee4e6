import { describeArrows } from '../testing/arrow-suite.tsx';
import { SegmentedControl } from './segmented-control.tsx';

describeArrows({
  name: 'SegmentedControl',
  role: 'radio',
  names: ['Newest', 'Hottest', 'Downloads'],
  content: () => (
    <SegmentedControl
      label="Order"
      value="new"
      onChange={() => undefined}
      segments={[
        { value: 'new', label: 'Newest' },
        { value: 'hot', label: 'Hottest' },
        { value: 'downloads', label: 'Downloads' },
      ]}
    />
  ),
});
