import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { StoredBlock } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { useState } from 'react';
import { BlockChooser } from './block-chooser.tsx';

/** A button that opens the choice of types. */
export function AddBlock({ onAdd }: { onAdd: (type: StoredBlock['type']) => void }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={PlusIcon} onPress={() => setOpen(true)}>
        {t`Add a block`}
      </Button>
      <BlockChooser isOpen={isOpen} onClose={() => setOpen(false)} onAdd={onAdd} />
    </>
  );
}
