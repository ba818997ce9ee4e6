import { describeModal } from '../testing/modal-suite.tsx';
import { AlertDialog } from './alert-dialog.tsx';

describeModal({
  name: 'AlertDialog',
  role: 'alertdialog',
  label: /Leave this class/,
  outsidePress: 'stays',
  Example: ({ isOpen, onClose }) => (
    <AlertDialog
      isOpen={isOpen}
      title="Leave this class?"
      confirmLabel="Leave the class"
      cancelLabel="Stay"
      onConfirm={() => onClose('confirmed')}
      onCancel={onClose}
    >
      Your progress stays saved. You can join again while the class is open.
    </AlertDialog>
  ),
});
