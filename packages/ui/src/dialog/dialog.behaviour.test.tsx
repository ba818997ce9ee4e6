import { Button } from '../button/button.tsx';
import { describeModal } from '../testing/modal-suite.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog } from './dialog.tsx';

describeModal({
  name: 'Dialog',
  role: 'dialog',
  label: /Feedback/,
  Example: ({ isOpen, onClose }) => (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Feedback"
      footer={<Button variant="primary">Send</Button>}
    >
      <TextField label="Your question" description="A sentence that explains what happens with it." />
      <TextField label="Your name" />
    </Dialog>
  ),
});

describeModal({
  name: 'Dialog that a press beside it leaves open',
  role: 'dialog',
  label: /Exam/,
  outsidePress: 'stays',
  Example: ({ isOpen, onClose }) => (
    <Dialog isOpen={isOpen} onClose={onClose} title="Exam" size="lg" isDismissable={false}>
      <TextField label="Answer" />
    </Dialog>
  ),
});
