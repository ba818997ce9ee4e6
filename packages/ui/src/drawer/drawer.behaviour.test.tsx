import { Button } from '../button/button.tsx';
import { describeModal } from '../testing/modal-suite.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Drawer } from './drawer.tsx';

for (const side of ['start', 'end', 'bottom'] as const) {
  describeModal({
    name: `Drawer at the ${side}`,
    role: 'dialog',
    label: /Filters/,
    Example: ({ isOpen, onClose }) => (
      <Drawer isOpen={isOpen} onClose={onClose} title="Filters" side={side} footer={<Button>Show</Button>}>
        <TextField label="Words" />
      </Drawer>
    ),
  });
}
