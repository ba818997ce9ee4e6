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
      title={t`Somebody else has saved in the meantime`}
      footer={
        <>
          <Button variant="secondary" onPress={onTheirs}>
            {t`Take theirs`}
          </Button>
          <Button variant="primary" onPress={onMine}>
            {t`Save mine over it`}
          </Button>
        </>
      }
    >
      <Text>
        {t`While you were editing, another administrator changed these settings. Theirs are in force now. You can take them and lose your changes, or save yours, which undoes theirs.`}
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
      {t`Your changes are not saved and would be lost.`}
    </AlertDialog>
  );
}
