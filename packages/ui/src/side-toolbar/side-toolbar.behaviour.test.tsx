import { ChatCircleIcon } from '@phosphor-icons/react/dist/csr/ChatCircle';
import { describeArrows } from '../testing/arrow-suite.tsx';
import { SideToolbar } from './side-toolbar.tsx';

const names = ['Feedback', 'Help', 'To the top'];

describeArrows({
  name: 'SideToolbar',
  role: 'button',
  names,
  axis: 'block',
  content: () => (
    <SideToolbar
      label="Tools"
      position="static"
      tools={names.map((label) => ({
        id: label,
        kind: 'action' as const,
        label,
        icon: ChatCircleIcon,
        onPress: () => undefined,
      }))}
    />
  ),
});
