import { describeArrows } from '../testing/arrow-suite.tsx';
import { Radio, RadioGroup } from './radio-group.tsx';

for (const orientation of ['vertical', 'horizontal'] as const) {
  describeArrows({
    name: `RadioGroup, ${orientation}`,
    role: 'radio',
    names: ['All', 'Members', 'Visitors'],
    axis: orientation === 'vertical' ? 'block' : 'inline',
    wraps: true,
    content: () => (
      <RadioGroup label="Audience" orientation={orientation} defaultValue="all">
        <Radio value="all">All</Radio>
        <Radio value="members">Members</Radio>
        <Radio value="visitors">Visitors</Radio>
      </RadioGroup>
    ),
  });
}
