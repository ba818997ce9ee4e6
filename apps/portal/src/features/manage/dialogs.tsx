import { useLingui } from '@lingui/react/macro';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Text } from '@stoa/ui/text';

/** Somebody else has saved: theirs or mine. Neither is lost before the choice. */
export function ConflictDialog({
  isOpen,
  onTheirs,
  onMine,
}: {
  isOpen: boolean;
  onTheirs: () => void;
  onMine: () => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      hideClose
      isDismissable={false}
      isKeyboardDismissDisabled
      title={t`Someone else has saved changes`}
      footer={
        <>
          <Button variant="secondary" onPress={onTheirs}>
            {t`Use theirs`}
          </Button>
          <Button variant="primary" onPress={onMine}>
            {t`Overwrite with mine`}
          </Button>
        </>
      }
    >
      <Text>
        {t`Another administrator changed these settings while you were editing. Use their version and lose your changes, or overwrite it with yours.`}
      </Text>
    </Dialog>
  );
}

/** Asks before all that was changed is undone. */
export function UndoDialog({
  isOpen,
  onUndo,
  onKeep,
}: {
  isOpen: boolean;
  onUndo: () => void;
  onKeep: () => void;
}) {
  const { t } = useLingui();
  return (
    <AlertDialog
      isOpen={isOpen}
      tone="danger"
      title={t`Undo all changes?`}
      confirmLabel={t`Undo the changes`}
      cancelLabel={t`Keep them`}
      onConfirm={onUndo}
      onCancel={onKeep}
    >
      {t`Your unsaved changes will be lost.`}
    </AlertDialog>
  );
}
