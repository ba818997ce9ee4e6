import { describeArrows } from '../testing/arrow-suite.tsx';
import { Tabs } from './tabs.tsx';

const items = ['Courses', 'Classes', 'Exams'].map((label) => ({ id: label, label, content: `All ${label}` }));

describeArrows({
  name: 'Tabs',
  role: 'tab',
  names: ['Courses', 'Classes', 'Exams'],
  wraps: true,
  hasEnds: true,
  content: () => (
    <div style={{ inlineSize: '40rem' }}>
      <Tabs label="Kinds" items={items.map((item) => ({ ...item, content: null }))} />
    </div>
  ),
});
