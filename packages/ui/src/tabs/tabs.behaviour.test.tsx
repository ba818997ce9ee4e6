import { describeArrows } from '../testing/arrow-suite.tsx';
import { Tabs } from './tabs.tsx';

const items = ['Courses', 'Classes', 'Exams'].map((label) => ({
  id: label,
  label,
  content: <button>All {label}</button>,
}));

describeArrows({
  name: 'Tabs',
  role: 'tab',
  names: ['Courses', 'Classes', 'Exams'],
  wraps: true,
  hasEnds: true,
  next: 'All Exams',
  content: () => <Tabs label="Kinds" items={items} />,
});
